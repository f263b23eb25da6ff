import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** What the build takes out of React (web/app/leftOut.ts) and of emotion, the query client and the theme (vite.config.ts). */
const LEFT_OUT = [
  /\b(?:hydrateRoot|ViewTransition|SuspenseList|Profiler|useActionState|useOptimistic|useFormStatus)\b/,
  /\b(?:useMutation|useMutationState|useIsMutating|RouterProvider|createBrowserRouter|unstable_useCacheRefresh)\b/,
  /<(?:Activity mode|Fragment [^>]*\bref=|title|meta|link|style|script|html|head|body)[\s=>]/,
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|useFormState)\b[^;]*from 'react-dom'/,
  /@mui\/material\/(?:AppBar|Slider|Snackbar|SnackbarContent|SpeedDial|SpeedDialAction)'/,
  /\bstyled\('/,
];

/** Writes such markup as text. */
const TEXT = /^web\/app\/leftOut\.ts$/;

test('no screen uses what the build leaves out of libraries', () => {
  const used = sources('web')
    .filter(({ path }) => !TEXT.test(path))
    .flatMap(({ path, text }) =>
      LEFT_OUT.flatMap((part) => text.match(part)?.[0] ?? []).map((name) => `${path} ${name}`),
    );
  expect(used).toEqual([]);
});
