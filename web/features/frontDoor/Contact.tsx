import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INQUIRY_LIMITS, inquiryInput } from '../../../db/contract/inquiries';
import { useSession } from '../../domain/session';
import words from '../../i18n/frontDoor';
import { addFields } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useFilledIn } from '../../kit/form/useFilledIn';
import { inChinese, useLang, useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { useAskedName } from './useAskedName';

const OMITTED = ['name', 'email'];

interface About {
  item_type: number;
  item_id: string;
  name: string;
}

/** The item that the address names, such as `about=1-01J…`; null for none, and for what is not public. */
function useAbout(): About | null {
  const [address] = useSearchParams();
  const [, type = '', id = ''] = /^([12])-(\w{1,40})$/.exec(address.get('about') ?? '') ?? [];
  const kind = Number(type);
  const name = useAskedName(kind, id);
  return name ? { item_type: kind, item_id: id, name } : null;
}

/** The form to the platform's desk; what is known of a member is filled in. */
export function Contact() {
  const text = useText(words);
  const [sentTo, setSentTo] = useState('');
  return (
    <Section title={text.home.contact} hint={text.home.contactLead} card>
      {sentTo ? (
        <EmptyState
          title={text.form.sent}
          hint={text.form.sentHint(sentTo)}
          action={
            <Button variant="outlined" onClick={() => setSentTo('')}>
              {text.form.another}
            </Button>
          }
        />
      ) : (
        <ContactForm onSent={setSentTo} />
      )}
    </Section>
  );
}

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { form: label } = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const about = useAbout();
  const [address, setAddress] = useSearchParams();
  const own = {
    name: user?.name || '',
    org_name: user?.orgs?.[0]?.name ?? user?.org_name ?? '',
    country: user?.country ?? '',
    email: user?.account?.includes('@') ? user.account : '',
  };
  const form = useAppForm({
    schema: inquiryInput,
    draftKey: 'inquiry',
    draftOmit: OMITTED,
    defaultValues: { ...own, sought: '' },
    onSubmit: async (values) => {
      const item = about && { item_type: about.item_type, item_id: about.item_id };
      await addFields('inquiry', { ...values, lang, ...item });
      onSent(values.email);
    },
  });
  useFilledIn(form.methods, own);
  const leaveOut = () => {
    const rest = new URLSearchParams(address);
    rest.delete('about');
    setAddress(rest, { replace: true });
  };
  return (
    <AppForm form={form}>
      {about ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            mb: 2.5,
            px: 2,
            py: 1,
            borderRadius: 2,
            bgcolor: 'brand.tint',
          }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            {label.about}: <b {...inChinese(about.name)}>{about.name}</b>
          </Box>
          <Button size="small" onClick={leaveOut}>
            {label.aboutNone}
          </Button>
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormText name="name" label={label.name} required autoComplete="name" maxLength={INQUIRY_LIMITS.name} />
        <FormText
          name="org_name"
          label={label.org_name}
          required
          autoComplete="organization"
          maxLength={INQUIRY_LIMITS.org_name}
        />
        <FormText
          name="country"
          label={label.country}
          required
          autoComplete="country-name"
          maxLength={INQUIRY_LIMITS.country}
        />
        <FormText
          name="email"
          label={label.email}
          required
          type="email"
          autoComplete="email"
          maxLength={INQUIRY_LIMITS.email}
        />
        <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
          <FormText
            name="sought"
            label={label.sought}
            hint={label.soughtHint}
            required
            rows={5}
            maxLength={INQUIRY_LIMITS.sought}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <Box sx={{ flex: '1 1 260px', fontSize: '0.875rem', color: 'text.secondary' }}>
          {label.consentBefore}{' '}
          <ButtonBase
            onClick={() => void openDialog('privacyPolicy', {})}
            sx={{ font: 'inherit', color: 'brand.text', textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
          >
            {label.policy}
          </ButtonBase>
        </Box>
        <Button type="submit" variant="contained" size="large" loading={form.saving}>
          {label.submit}
        </Button>
      </Box>
    </AppForm>
  );
}
