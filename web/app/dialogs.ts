import type { ComponentType } from 'react';
import { registerDialogs } from '../shared/dialogs';

registerDialogs({ confirm: () => import('../shared/dialogs/ConfirmDialog') });

/** Any page may ask for an account dialog; where they are comes with the first of them. */
for (const name of [
  'login',
  'register',
  'privacyPolicy',
  'userSettings',
  'imageCropper',
  'bindOrganization',
] as const) {
  registerDialogs({
    [name]: () =>
      import('../features/auth/dialogs').then(
        ({ dialogs }): Promise<{ default: ComponentType<never> }> => dialogs[name](),
      ),
  });
}
