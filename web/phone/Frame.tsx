import type { ReactNode } from 'react';
import { HOME_REGION } from '../../db/contract/regions';
import phone from '../i18n/phone';
import { useLang, useText } from '../kit/i18n';

/** Title of the region that this browser chose on the site, else of the one that the site is of. */
function regionTitle(lang: 'zh' | 'en'): string {
  const key = lang === 'en' ? 'title_en' : 'title';
  try {
    const kept = JSON.parse(localStorage.getItem('region') ?? 'null') as Partial<typeof HOME_REGION> | null;
    return kept?.[key] || HOME_REGION[key];
  } catch {
    return HOME_REGION[key];
  }
}

/** Head, main part and foot of every page. */
export function Frame({ children }: { children: ReactNode }) {
  const text = useText(phone);
  const { lang, setLang } = useLang();
  return (
    <>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <header className="bar">
        <a href="/" className="brand">
          {regionTitle(lang) || text.platform}
        </a>
        <button
          type="button"
          lang={lang === 'zh' ? 'en' : 'zh-CN'}
          onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
        >
          {lang === 'zh' ? 'English' : '中文'}
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <a href="/results">{text.results}</a>
        <a href="/demands">{text.demands}</a>
      </footer>
    </>
  );
}
