import { describe, expect, it } from 'vitest';
import { dialogs } from '../../web/app/dialogs.ts';
import { openDialog } from '../../web/kit/dialogs/open.ts';
import { type DialogName, setDialogs } from '../../web/kit/dialogs/registry.ts';

describe('the dialog host', () => {
  it('SHELL-019 an unknown name raises an error that says the dialog was not found', async () => {
    setDialogs(() => Promise.resolve({ dialogs }));
    for (const name of ['no-such-dialog', 'toString', '__proto__', 'constructor']) {
      await expect(openDialog(name as DialogName, {})).rejects.toThrow(`dialog "${name}" not found`);
    }
  });
});
