import { createRoot } from 'react-dom/client';
import './style.css';
import { Component, type ReactNode } from 'react';
import { HOME_REGION } from '../../db/contract/regions';
import phone from '../i18n/phone';
import { textOf, useLang, useText } from '../kit/i18n';
import { usePath } from './router';
import { pageOf } from './routes';

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
function Frame({ children }: { children: ReactNode }) {
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

/** A page that breaks says so instead of leaving an empty screen. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const text = textOf(phone);
    return (
      <>
        <h1>{text.brokenTitle}</h1>
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {text.retry}
          </button>
        </p>
      </>
    );
  }
}

function Unknown() {
  const text = useText(phone);
  return (
    <>
      <h1>{text.unknownTitle}</h1>
      <p className="muted">{text.unknownHint}</p>
    </>
  );
}

/** The pages that messages lead to: opened on phones, so with nothing that they do not need. */
function App() {
  const path = usePath();
  return (
    <Frame>
      <Boundary key={path}>{pageOf(path) ?? <Unknown />}</Boundary>
    </Frame>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the document');

const kept = localStorage.getItem('color-mode');
if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;

createRoot(root).render(<App />);
