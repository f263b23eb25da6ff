import { api } from '../../../kit/api';

/** What the chat app's script offers to pages, as far as this page uses it. */
interface PageInterface {
  config(settings: object): void;
  ready(callback: () => void): void;
  error(callback: (failure: { errMsg?: string }) => void): void;
  updateAppMessageShareData(share: object): void;
  updateTimelineShareData(share: object): void;
}

declare global {
  interface Window {
    wx?: Partial<PageInterface>;
  }
}

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

const SHARES = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

const loaded = (): PageInterface | undefined => (window.wx?.config ? (window.wx as PageInterface) : undefined);

function load(): Promise<PageInterface> {
  const there = loaded();
  if (there) return Promise.resolve(there);
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const now = loaded();
      if (now) done(now);
      else fail(new Error('load'));
    };
    script.onerror = () => fail(new Error('load'));
    document.head.appendChild(script);
  });
}

/**
 * Gives the page a card of its own for sharing inside the chat app.
 * @returns once the chat app accepted the page's signature
 * @throws Error with the chat app's own words
 */
export async function offerSharing(share: { title: string; desc: string; link: string }): Promise<void> {
  const page = location.href.split('#')[0] ?? '';
  const signed = await api.get('/egg/wx/getTicket', { url: page }, { silent: true });
  const wx = await load();
  await new Promise<void>((done, fail) => {
    wx.error(({ errMsg }) => fail(new Error(errMsg ?? 'config')));
    wx.ready(done);
    const { appid: appId, timestamp, noncestr: nonceStr, signature } = signed;
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...SHARES] });
  });
  for (const name of SHARES) wx[name]({ ...share, imgUrl: `${location.origin}/favicon.svg` });
}
