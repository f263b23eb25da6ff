import type { ReactNode } from 'react';
import phone from '../i18n/phone';
import { useLang, useText } from '../kit/i18n';

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
          {text.platform}
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
