import { describe, expect, it } from 'vitest';
import { openDialog } from '../../web/kit/dialogs/open.ts';
import { type DialogName, dialogLoader } from '../../web/kit/dialogs/registry.ts';

describe('the dialog host', () => {
  it('SHELL-019 an unknown name raises an error that says the dialog was not found', () => {
    const name = 'no-such-dialog' as DialogName;
    expect(() => openDialog(name, {})).toThrow('dialog "no-such-dialog" not found');
    expect(() => dialogLoader(name)).toThrow('not found');
    for (const inherited of ['toString', '__proto__', 'constructor']) {
      expect(() => dialogLoader(inherited)).toThrow('not found');
    }
  });
});
