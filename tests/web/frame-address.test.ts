import { expect, it } from 'vitest';
import { frameAddress } from '../../web/kit/viewers/frameAddress.ts';

const ORIGIN = 'https://platform.example';

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'blob:https://platform.example/1',
  'ftp://example.org',
  'http://',
])('SHELL-054 a frame does not show %s', (url) => {
  expect(frameAddress(url, ORIGIN)).toBeNull();
});

it.each(['https://example.org/a', '//example.org/a', 'http://platform.example/', '/files/1/page.html', '/web/v1/home'])(
  'SHELL-054 what stands at %s is a stranger in its frame',
  (url) => {
    const sandbox = frameAddress(url, ORIGIN)?.sandbox?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    expect(sandbox).not.toContain('allow-top-navigation');
  },
);

it('SHELL-054 pages of the platform keep their session', () => {
  expect(frameAddress('/wxPushDetail/1/2/3', ORIGIN)).toEqual({
    href: `${ORIGIN}/wxPushDetail/1/2/3`,
    sandbox: undefined,
  });
});
