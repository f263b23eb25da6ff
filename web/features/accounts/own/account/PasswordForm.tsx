import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { passwordForm, toCall } from '../../../../../db/contract/accounts';
import { NewPasswordFields } from '../../../../domain/session/NewPasswordFields';
import words from '../../../../i18n/memberCenter';
import { api, reread, useApiQuery } from '../../../../kit/api';
import { AppForm, FormTick, useAppForm } from '../../../../kit/form';
import { useText } from '../../../../kit/i18n';
import { toast } from '../../../../kit/toast';

const BINDING = ['wxBinding'];

const EMPTY = { old_password: '', password: '', repeat: '', end_sessions: true, unbind_chat_app: false };

/** Changing the password ends every other session and saved sign-in unless the person wants to keep them. */
export function PasswordForm() {
  const text = useText(words).account;
  const binding = useApiQuery(BINDING, '/v1/wx/binding', {}, { staleMs: 0, silent: true });
  const form = useAppForm({
    schema: passwordForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      await api.post('/v1/user/password', toCall(values));
      toast.success(values.end_sessions ? text.changed : text.changedAlone);
      if (values.unbind_chat_app) await reread([BINDING]);
      // What was typed must not stay in the page; the next turn, when the form has taken it as saved.
      setTimeout(() => form.methods.reset(EMPTY));
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <NewPasswordFields
          labels={{ old: text.oldPassword, fresh: text.newPassword, hint: text.newPasswordHint, repeat: text.repeat }}
        />
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', p: 0, mb: 0.5 }}>
            {text.endings}
          </Typography>
          <FormTick name="end_sessions" label={text.endSessions} />
          {binding.data?.bound ? <FormTick name="unbind_chat_app" label={text.unbindChatApp} /> : null}
        </Box>
        <div>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.change}
          </Button>
        </div>
      </Box>
    </AppForm>
  );
}
