import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import catalog from '../../i18n/catalog';
import { useSession } from '../auth';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import { FactList } from '../layout/DetailLayout';
import { Section } from '../layout/Section';
import type { PublicContact } from './types';

const dialable = (tel: string): string => tel.replace(/[^\d+]/g, '');

/** How to reach the offer: the platform's desk where it has one, else the publisher, and that to members only. */
export function ContactBlock({ contact }: { contact: PublicContact | null }) {
  const text = useText(catalog);
  const { loggedIn } = useSession();
  return (
    <Section title={text.contact} card>
      {contact ? (
        <FactList
          facts={[
            { label: text.contactPerson, value: contact.contacts },
            { label: text.contactTel, value: contact.contacts_tel ? <Phone tel={contact.contacts_tel} /> : null },
          ]}
        />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{loggedIn ? text.contactNone : text.contactHidden}</Box>
      )}
      {contact?.source === 'platform' ? (
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text.contactPlatform}</Box>
      ) : null}
      {contact || loggedIn ? null : (
        <Button
          fullWidth
          variant="contained"
          sx={{ mt: 2 }}
          className="no-print"
          onClick={() => void openDialog('login', {})}
        >
          {text.signIn}
        </Button>
      )}
    </Section>
  );
}

function Phone({ tel }: { tel: string }) {
  const text = useText(catalog);
  const number = dialable(tel);
  if (number.length < 5) return tel;
  return (
    <Box component="a" href={`tel:${number}`} aria-label={text.call(tel)} sx={{ color: 'brand.text', fontWeight: 600 }}>
      {tel}
    </Box>
  );
}
