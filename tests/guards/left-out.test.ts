import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { type Part, together } from '../../web/build/together.ts';
import { partsWith, textsOf, textsRead, withText } from '../../web/build/usedTexts.ts';
import { sources } from './sources.ts';

/** What the build takes out of React (web/build/leftOut.ts) and of emotion, the query client and the theme (vite.config.ts). */
const LEFT_OUT = [
  /\b(?:hydrateRoot|ViewTransition|SuspenseList|Profiler|useActionState|useOptimistic|useFormStatus)\b/,
  /\b(?:useMutation|useMutationState|useIsMutating|RouterProvider|createBrowserRouter|unstable_useCacheRefresh)\b/,
  /<(?:Activity mode|Fragment [^>]*\bref=|title|meta|link|style|script|html|head|body)[\s=>]/,
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|useFormState)\b[^;]*from 'react-dom'/,
  /@mui\/material\/(?:AppBar|Slider|Snackbar|SnackbarContent|SpeedDial|SpeedDialAction)'/,
  /\bstyled\('/,
  /\b(?:onBeforeInput|formAction|requestFormReset|findDOMNode)\b|<[a-z]+-[a-z]/,
  /\b(?:basename|errorElement|useTransitions)\b|<(?:Link|NavLink)\s[^>]*\bmask=/,
];

/** Writes such markup as text. */
const TEXT = /^web\/build\/leftOut\.ts$/;

test('no screen uses what the build leaves out of libraries', () => {
  const used = sources('web')
    .filter(({ path }) => !TEXT.test(path))
    .flatMap(({ path, text }) =>
      LEFT_OUT.flatMap((part) => text.match(part)?.[0] ?? []).map((name) => `${path} ${name}`),
    );
  expect(used).toEqual([]);
});

const read = (text: string) => textsRead(parseAst(text).body, 'words');

test('the texts that a file reads are found, or all are loaded', () => {
  expect(read('const f = () => useText(words).list.title; const g = () => textOf(words).none')).toEqual([
    'list',
    'none',
  ]);
  expect(read('const f = () => { const { a, b: { c } } = useText(words); return a + c }')).toEqual(['a', 'b']);
  expect(
    read('const f = () => { const text = useText(words); return ({ text: x }) => text.a + text[`b`] }'),
  ).toBeNull();
  expect(read('const f = () => { const text = useText(words); return ({ text: x }) => x(text.a) }')).toEqual(['a']);
  expect(read('const f = () => { const text = useText(words); return (text) => text.b }')).toEqual([]);
  expect(read('const f = () => { const text = useText(words); return g(text) }')).toBeNull();
  expect(read('const f = () => { const text = useText(words); const { a } = text; return a }')).toEqual(['a']);
  expect(read('const f = () => useText(mine ? words : others).a')).toBeNull();
  expect(read('export { words }')).toBeNull();
});

test('texts that a catalogue names together are one part of it', () => {
  const { body } = parseAst('const a = { b: 1, c: 2 } satisfies T; export default defineText({ ...x, ...a, d: 3 })', {
    lang: 'ts',
  });
  expect(textsOf(body)).toEqual(['$', 'a']);
  expect(partsWith(body, ['c', 'b'])).toEqual(['a']);
  expect(partsWith(body, ['d', 'e', 'c'])).toEqual(['$', 'a']);
});

test('the parts of a catalogue are all of it', () => {
  const texts = (code: string) => code.match(/\p{Script=Han}+/gu) ?? [];
  for (const { path, text } of sources('web/i18n')) {
    const { body } = parseAst(text, { lang: 'ts' });
    const parts = textsOf(body) ?? [];
    if (parts.length === 0) continue;
    const empty = withText(text, body, 'none');
    const begins = empty.lastIndexOf('{}');
    const treeOf = (code: string) => texts(code.slice(begins, code.length - (empty.length - begins - 2))).sort();
    const apart = parts.flatMap((name) => treeOf(withText(text, body, name)));
    expect({ path, texts: apart.sort() }).toEqual({ path, texts: treeOf(text) });
  }
});

test('what the same pages need comes in one file, and no file begins with one that begins with it', () => {
  const words = (seed: number) =>
    Array.from({ length: 400 }, (_, at) => `w${(seed * 7919 + at * 104_729) % 99_991}`).join();
  const part = (id: string, pages: number[], needs: string[] = [], code = words(id.charCodeAt(0))): Part => ({
    id,
    code,
    pages,
    needs,
  });
  const files = (...parts: Part[]) => together(parts, [1, 1, 1]).map((ids) => ids.join(''));
  expect(files(part('a', [0, 1]), part('b', [1, 2]), part('c', [0, 1])).sort()).toEqual(['ac', 'b']);
  const alike = words(1);
  expect(files(part('a', [0, 1], [], alike), part('b', [1, 2], [], alike))).toEqual(['ab']);
  const circle = [part('a', [0, 1], ['b'], alike), part('b', [0, 1, 2], ['c']), part('c', [1, 2], [], alike)];
  expect(files(...circle)).not.toContain('ac');
});
