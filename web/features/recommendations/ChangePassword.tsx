import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { recommenderPasswordForm, toCall } from '../../../db/contract/accounts';
import { refreshUser } from '../../domain/session';
import { logout } from '../../domain/session/logout';
import { NewPasswordFields } from '../../domain/session/NewPasswordFields';
import words from '../../i18n/programmeReviews';
import shell from '../../i18n/shell';
import { api } from '../../kit/api';
import { AppForm, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { toast } from '../../kit/toast';

const EMPTY = { old_password: '', password: '', repeat: '' };

/** The one page of a recommender whose password the programme office set. */
export default function ChangePassword() {
  const text = useText(words).password;
  const { logout: label } = useText(shell);
  const navigate = useNavigate();
  const form = useAppForm({
    schema: recommenderPasswordForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      await api.post('/v1/recommender/password', toCall(values));
      await refreshUser();
      toast.success(text.changed);
      navigate('/programme/reviews', { replace: true });
    },
  });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button variant="outlined" onClick={() => void logout()}>
          {label}
        </Button>
      }
    >
      <Section title={text.section} card>
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
            <NewPasswordFields labels={text} />
            <div>
              <Button type="submit" variant="contained" loading={form.saving}>
                {text.change}
              </Button>
            </div>
          </Box>
        </AppForm>
      </Section>
    </Page>
  );
}
