import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PublicContact } from '../../../db/contract/catalog';
import type { RevealedContact } from '../../../db/contract/talk';
import catalog from '../../i18n/catalog';
import { api } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';
import { Section } from '../../kit/layout/Section';
import { useSession } from '../session';

/** Where the block stands on the page. */
export const CONTACT = 'contact';

/** A number as phones dial it. */
export const dialable = (tel: string): string => tel.replace(/[^\d+]/g, '');

interface ContactBlockProps {
  itemType: number;
  itemId: string;
  contact: PublicContact | null;
}

/** How to reach the offer: the platform's desk where it has one, else the publisher, whom members may ask to see. */
export function ContactBlock({ itemType, itemId, contact }: ContactBlockProps) {
  const text = useText(catalog);
  const [revealed, setRevealed] = useState<RevealedContact | null>(null);
  const shown = revealed ?? (contact && !('hidden' in contact) ? contact : null);
  return (
    <Section id={CONTACT} title={text.contact} card>
      {shown ? (
        <FactList
          facts={[
            { label: text.contactPerson, value: shown.contacts },
            { label: text.contactTel, value: shown.contacts_tel ? <Phone tel={shown.contacts_tel} /> : null },
          ]}
        />
      ) : contact ? (
        <Ask itemType={itemType} itemId={itemId} onShown={setRevealed} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{text.contactNone}</Box>
      )}
      {shown?.source === 'platform' ? (
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text.contactPlatform}</Box>
      ) : null}
    </Section>
  );
}

interface AskProps extends Pick<ContactBlockProps, 'itemType' | 'itemId'> {
  onShown: (contact: RevealedContact) => void;
}

/** Who asks is counted, so that publishers know what interest there is. */
function Ask({ itemType, itemId, onShown }: AskProps) {
  const text = useText(catalog);
  const { loggedIn } = useSession();
  const reveal = useApiMutation(() => api.post('/v1/contact/reveal', { item_type: itemType, id: itemId }), {
    onSuccess: onShown,
  });
  if (loggedIn) {
    return (
      <Button
        fullWidth
        variant="contained"
        className="no-print"
        loading={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        {text.showContact}
      </Button>
    );
  }
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{text.contactHidden}</Box>
      <Button
        fullWidth
        variant="contained"
        sx={{ mt: 2 }}
        className="no-print"
        onClick={() => void openDialog('login', {})}
      >
        {text.signIn}
      </Button>
    </>
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
