import { registerDialogs } from '../shared/dialogs';

registerDialogs({
  login: () => import('../shared/auth/LoginDialog'),
  confirm: () => import('../shared/dialogs/ConfirmDialog'),
});
