import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod';
import { labelOf } from '../../../../db/contract/enums';
import { CONTACT_TYPES, COOPERATION_STATES } from '../../../../db/contract/enums-programme';
import { type ApplicationDetail, COOPERATION_NOTE } from '../../../../db/contract/programme/applications';
import { COOPERATION, SERVICES } from '../../../../db/contract/programme/cooperation';
import { told } from '../../../../db/contract/words';
import { optionsOf } from '../../../domain/publishing/choices';
import common from '../../../i18n/common';
import words from '../../../i18n/programmeCooperation';
import { api } from '../../../kit/api';
import { useApiQuery } from '../../../kit/api/queries';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormSelect, FormText, useDialogForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { FactTwoColumns } from '../../../kit/layout/DetailLayout';
import { formatMinute } from '../../../kit/layout/format';
import { ChevronDownIcon } from '../../../kit/layout/icons';
import { QueryState } from '../../../kit/layout/QueryState';

const WIDTH = 800;

const shape = z.object({
  state: z.number(),
  note: z.string().max(COOPERATION_NOTE, 'too_long'),
});

/** The dialog 'programme-cooperation': what somebody asks for, and how far the office is (back-office§2, dialog 9). */
export default function CooperationDialog({ id, close }: DialogProps<{ id: string }, boolean>) {
  const text = useText(words);
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useApiQuery(['programme', 'application', id, opening], '/v1/programme/cooperation', { id });
  if (query.data) return <Application of={query.data} close={close} />;
  return (
    <AppDialog title={text.title} width={WIDTH}>
      <QueryState query={query} />
    </AppDialog>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string | null])[] }) {
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <FactTwoColumns facts={facts.map(([label, value]) => [label, value || '—'])} />
    </Box>
  );
}

/** The yes/no answers of a form, in its order; one that only left its contact answered nothing. */
function Answers({ of }: { of: ApplicationDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const type = of.project_contacts_type;
  if (type !== COOPERATION.visitor && type !== COOPERATION.owner) return null;
  const services = Object.entries(SERVICES[type]);
  const said = (name: string) => {
    const answer: unknown = Reflect.get(of, name);
    return answer === 1 ? text.yes : answer === 2 ? text.no : text.open_;
  };
  return (
    <Accordion defaultExpanded disableGutters variant="outlined" sx={{ mb: 2.5, borderRadius: 2 }}>
      <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ font: 'inherit', fontWeight: 600 }}>
        {labelOf(CONTACT_TYPES, type, lang)}
      </AccordionSummary>
      <AccordionDetails>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 1, m: 0 }}
        >
          {services.map(([name, label]) => (
            <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <dt>{told(label, lang)}</dt>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  fontWeight: said(name) === text.yes ? 600 : 400,
                  color: said(name) === text.yes ? 'success.dark' : 'text.secondary',
                }}
              >
                {said(name)}
              </Box>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function Application({ of, close }: { of: ApplicationDetail; close: (done?: boolean) => void }) {
  const text = useText(words);
  const { save } = useText(common);
  const { lang } = useLang();
  // What was opened is changed; what somebody else wrote meanwhile is told.
  const [opened] = useState(of);
  const form = useDialogForm({
    schema: shape,
    defaultValues: { state: opened.state, note: opened.note ?? '' },
    save: async ({ state, note }) => {
      const change = { id: opened.id, version: opened.version, state: state as 0 | 1 | 2 | 3, note };
      await api.put('/v1/programme/cooperation', change);
    },
    done: text.saved,
    close,
  });
  const { fields } = text;
  const state = (value: number | null) => labelOf(COOPERATION_STATES, value, lang);
  return (
    <AppDialog title={text.title} width={WIDTH} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Facts
        title={text.about}
        facts={[
          [fields.project, opened.project_name ?? text.gone],
          ...(opened.declared_name !== opened.project_name ? [[fields.declared, opened.declared_name] as const] : []),
          [fields.unit, opened.project_org],
          [fields.declarant, opened.declarant],
          [fields.recommenders, opened.recommenders.join(lang === 'zh' ? '、' : ', ')],
        ]}
      />
      <Facts
        title={text.applicant}
        facts={[
          [fields.org, opened.contacts_org],
          [fields.contact, opened.contacts_name],
          [fields.position, opened.contacts_position],
          [fields.phone, opened.contacts_phone],
          [fields.time, formatMinute(opened.add_date)],
        ]}
      />
      <Answers of={opened} />
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1.5 }}>
        {text.handling}
      </Typography>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormSelect name="state" label={fields.state} required options={optionsOf(COOPERATION_STATES, lang)} />
          <FormText name="note" label={fields.note} rows={3} maxLength={COOPERATION_NOTE} />
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {save}
        </Button>
      </AppForm>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 2.5, mb: 1 }}>
        {text.history}
      </Typography>
      {opened.history.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text.noHistory}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {opened.history.map(({ id, add_time, user_name, before, after, note }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {[formatMinute(add_time), user_name].filter(Boolean).join(' · ')}
              </Box>
              {before === after ? state(after) : text.changed(state(before), state(after))}
              {note ? <div>{text.noted(note)}</div> : null}
            </Box>
          ))}
        </Box>
      )}
    </AppDialog>
  );
}
