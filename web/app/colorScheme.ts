import { useSyncExternalStore } from 'react';
import { listeners } from '../kit/listeners';

type ColorMode = 'light' | 'dark' | 'system';

const KEY = 'color-mode';
const { subscribe, tell } = listeners();
const systemDark = matchMedia('(prefers-color-scheme: dark)');
/** Paper is white, whatever the screen is. */
const paper = matchMedia('print');

function kept(): ColorMode {
  const mode = localStorage.getItem(KEY);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

let current: ColorMode = kept();

function show(): void {
  const dark = !paper.matches && (current === 'dark' || (current === 'system' && systemDark.matches));
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Called before the first paint; the theme's variables hang on the attribute alone. */
export function startColorScheme(): void {
  show();
  systemDark.addEventListener('change', show);
  paper.addEventListener('change', show);
}

function setMode(mode: ColorMode): void {
  current = mode;
  localStorage.setItem(KEY, mode);
  show();
  tell();
}

export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  return { mode: useSyncExternalStore(subscribe, () => current), setMode };
}
