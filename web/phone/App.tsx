import { Component, type ReactNode } from 'react';
import phone from '../i18n/phone';
import { textOf, useText } from '../kit/i18n';
import { Frame } from './Frame';
import { usePath } from './router';
import { pageOf } from './routes';

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
export function App() {
  const path = usePath();
  return (
    <Frame>
      <Boundary key={path}>{pageOf(path) ?? <Unknown />}</Boundary>
    </Frame>
  );
}
