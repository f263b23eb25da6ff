import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SERVICE_TYPES } from '../../../../db/contract/enums-programme';
import {
  COOPERATION_LIMITS,
  cooperationForm,
  SERVICE_GROUPS,
  SERVICES,
} from '../../../../db/contract/programme/cooperation';
import { type Pair, told } from '../../../../db/contract/words';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programme';
import { addFields } from '../../../kit/api';
import { AppForm, FormRadio, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

interface CooperationFormProps {
  type: keyof typeof SERVICE_GROUPS;
  projectId: string;
  onClose: () => void;
  onSent: () => void;
}

type Values = Record<string, string | number | undefined>;

const CONTACTS = ['contacts_org', 'contacts_position', 'contacts_name', 'contacts_phone'] as const;

/** Tabs of yes/no questions, and how to reach whoever asks (back-office§5). */
export function CooperationForm({ type, projectId, onClose, onSent }: CooperationFormProps) {
  const text = useText(words).cooperation;
  const form = useAppForm<Values>({
    schema: cooperationForm(type),
    defaultValues: {
      contacts_org: '',
      contacts_position: '',
      contacts_name: '',
      contacts_phone: '',
      ...Object.fromEntries(Object.keys(SERVICES[type]).map((name) => [name, undefined])),
    },
    onSubmit: async (values) => {
      await addFields('project_contacts', { ...values, project_item_id: projectId, project_contacts_type: type });
      toast.success(text.thanks);
      onSent();
    },
  });
  return (
    <AppForm form={form}>
      <Questions type={type} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {CONTACTS.map((name) => (
          <FormText key={name} name={name} label={text[name]} required maxLength={COOPERATION_LIMITS[name]} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="contained" loading={form.saving}>
          {text.submit}
        </Button>
      </Box>
    </AppForm>
  );
}

/** All tabs are there, so that answers under another one stay in the form. */
function Questions({ type }: { type: keyof typeof SERVICE_GROUPS }) {
  const text = useText(words).cooperation;
  const label = useLabel();
  const { lang } = useLang();
  const id = useId();
  const groups = Object.entries<readonly string[]>(SERVICE_GROUPS[type]);
  const services: Readonly<Record<string, Pair>> = SERVICES[type];
  const [at, setAt] = useState(groups[0]?.[0] ?? '');
  const values: Values = useWatch();
  const answered = Object.keys(services).filter((name) => values[name]).length;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
        <span id={`${id}-label`}>{text.needs}</span>
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {answered > 0 ? text.answered(answered) : ''}
        </Box>
      </Box>
      <Tabs
        value={at}
        onChange={(_, value: string) => setAt(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-labelledby={`${id}-label`}
      >
        {groups.map(([group]) => (
          <Tab
            key={group}
            value={group}
            id={`${id}-tab-${group}`}
            aria-controls={`${id}-${group}`}
            label={label(SERVICE_TYPES, group)}
          />
        ))}
      </Tabs>
      {groups.map(([group, names]) => (
        <Box
          key={group}
          role="tabpanel"
          id={`${id}-${group}`}
          aria-labelledby={`${id}-tab-${group}`}
          hidden={group !== at}
          sx={{ pt: 1.5 }}
        >
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            {names.map((name) => (
              <FormRadio
                key={name}
                name={name}
                label={told(services[name] ?? ['', ''], lang)}
                options={[
                  { value: 1, label: text.yes },
                  { value: 2, label: text.no },
                ]}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
