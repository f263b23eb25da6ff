const KEY = 'staffSearchSlash';

/** Whether the slash opens the workplace's search, in this browser: a key without another one can be switched off. */
export const slashOpens = {
  get: (): boolean => localStorage.getItem(KEY) !== '0',
  set: (on: boolean): void => localStorage.setItem(KEY, on ? '1' : '0'),
};
