import Button from '@mui/material/Button';
import { logout } from '../../../domain/session/logout';
import words from '../../../i18n/secondFactor';
import shell from '../../../i18n/shell';
import { useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { SecondFactor } from './secondFactor/SecondFactor';

/** The one page of staff who must have a second factor and have none. */
export default function SetUpSecondFactor() {
  const text = useText(words);
  const { logout: label } = useText(shell);
  return (
    <Page
      title={text.requiredTitle}
      lead={text.requiredLead}
      actions={
        <Button variant="outlined" onClick={() => void logout()}>
          {label}
        </Button>
      }
    >
      <Section title={text.title} hint={text.lead} card>
        <SecondFactor />
      </Section>
    </Page>
  );
}
