import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwordGiven } from '../../../domain/session';
import { logout } from '../../../domain/session/logout';
import kit from '../../../i18n/kit';
import words from '../../../i18n/memberCenter';
import secondFactor from '../../../i18n/secondFactor';
import { apiPath, startLoading } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { removeDrafts } from '../../../kit/form/draft';
import { getLang, textOf, useText } from '../../../kit/i18n';
import { DownloadIcon } from '../../../kit/layout/icons';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { saveFile } from '../../../kit/saveFile';
import { toast } from '../../../kit/toast';
import { Bindings, SECOND_FACTOR } from './account/Bindings';
import { PasswordForm } from './account/PasswordForm';
import { PublishingLimits } from './account/PublishingLimits';
import { SecondFactor } from './secondFactor/SecondFactor';

const fileName = (disposition: string | null): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'account-data.json';

/** Fetches the own data as a file, once the password was given again; a plain link would show a refusal as a page of its own. */
async function downloadExport(): Promise<boolean> {
  if (!(await passwordGiven().catch(() => false))) return false;
  const end = startLoading();
  try {
    const answer = await fetch(apiPath('/v1/user/account/export'), {
      credentials: 'same-origin',
      headers: { 'x-lang': getLang() },
    });
    if (answer.ok) {
      saveFile(await answer.blob(), fileName(answer.headers.get('content-disposition')));
      return true;
    }
    const body = (await answer.json().catch(() => null)) as { msg?: string } | null;
    toast.error(body?.msg || textOf(kit).serverException);
  } catch {
    toast.error(textOf(kit).serverException);
  } finally {
    end();
  }
  return false;
}

/** What is bound, password, own data, end of the account. */
export default function Account() {
  const text = useText(words).account;
  const factor = useText(secondFactor);
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      if (await downloadExport()) toast.success(text.downloaded);
    } finally {
      setLoading(false);
    }
  };
  const remove = async () => {
    if (!(await openDialog('delete-account', {}))) return;
    navigate('/', { replace: true });
    removeDrafts();
    await logout();
    toast.success(text.removed);
  };

  return (
    <Page title={text.title} lead={text.lead}>
      <Section title={text.bindings} hint={text.bindingsHint} card>
        <Bindings />
      </Section>
      <Section title={text.password} hint={text.passwordHint} card>
        <PasswordForm />
      </Section>
      <Box id={SECOND_FACTOR} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 96 }}>
        <Section title={factor.title} hint={factor.lead} card>
          <SecondFactor />
        </Section>
      </Box>
      <PublishingLimits />
      <Section title={text.export} hint={text.exportHint} card>
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={loading} onClick={() => void download()}>
          {text.download}
        </Button>
      </Section>
      <Section title={text.remove} hint={text.removeHint} card>
        <Button variant="outlined" color="error" sx={{ color: 'error.main' }} onClick={() => void remove()}>
          {text.removeAction}
        </Button>
      </Section>
    </Page>
  );
}
