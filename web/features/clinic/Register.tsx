import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { applicationPath, CLINIC_LIMITS, CLINIC_PAGES, clinicForm } from '../../../db/contract/clinic';
import type { UploadedFile } from '../../../db/contract/uploads';
import { useScopes } from '../../domain/fields';
import { useLoginGate, useSession } from '../../domain/session';
import words from '../../i18n/clinic';
import { ApiError, addRow, reread, useApiQuery } from '../../kit/api';
import { AppForm, FormSelect, FormText, FormUpload, useAppForm } from '../../kit/form';
import { useFilledIn } from '../../kit/form/useFilledIn';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { toast } from '../../kit/toast';
import { useGoOn } from '../../kit/useGoOn';
import { SlotPicker } from './SlotPicker';

interface Values {
  expert_id: string;
  scope_id: string;
  slot_start: string;
  problem: string;
  org_name: string;
  contacts: string;
  phone: string;
  files: UploadedFile[];
}

/** What stays on the device: neither a person's name nor a number. */
const OMITTED = ['contacts', 'phone'];
const ALL = 100;

/** The times of the chosen expert; they change while somebody writes. */
function Slots() {
  const { setValue } = useFormContext<Values>();
  const [expert_id, chosen] = useWatch<Values, ['expert_id', 'slot_start']>({ name: ['expert_id', 'slot_start'] });
  const query = useApiQuery(
    ['clinic', 'slots', expert_id],
    '/v1/clinic/slots',
    { expert_id },
    { enabled: expert_id !== '', staleMs: 0, silent: true },
  );
  const slots = query.data?.slots;
  // A time that the chosen expert does not offer, or no longer, is no choice.
  const gone = chosen !== '' && (!expert_id || (slots && !slots.some(({ start }) => String(start) === chosen)));
  useEffect(() => {
    if (gone) setValue('slot_start', '');
  }, [gone, setValue]);
  if (!expert_id) return null;
  if (!slots) return <QueryState query={query} count={3} />;
  return <SlotPicker name="slot_start" slots={slots} />;
}

/** One of the two suffices: an expert answers the complaint that stands at the field. */
function useSuffices({ formState: { errors }, trigger }: UseFormReturn<Values>, expertId: string) {
  const complains = errors.scope_id !== undefined;
  useEffect(() => {
    if (expertId && complains) void trigger('scope_id');
  }, [expertId, complains, trigger]);
}

/** The form of an application: expert and time, or a field alone (core§2). */
export default function ClinicRegister() {
  const text = useText(words);
  const { lang } = useLang();
  const [address] = useSearchParams();
  const { user } = useSession();
  const gate = useLoginGate();
  const goOn = useGoOn();
  const experts = useApiQuery(['clinic', 'experts', 'all'], '/v1/clinic/experts', { pageSize: ALL });
  const fields = useScopes(2).data?.[0]?.children ?? [];
  const asked = address.get('expert') ?? '';
  const own = { org_name: user?.orgs?.[0]?.name ?? '', contacts: user?.name || '', phone: user?.tel || '' };
  const form = useAppForm<Values>({
    schema: clinicForm,
    draftKey: 'clinic-application',
    draftOmit: OMITTED,
    defaultValues: {
      expert_id: asked,
      scope_id: address.get('scope') ?? '',
      slot_start: '',
      problem: '',
      files: [],
      ...own,
    },
    onSubmit: async ({ expert_id, scope_id, slot_start, files, ...texts }) => {
      if (!(await gate())) return;
      try {
        const { id } = await addRow('clinic_application', {
          ...texts,
          expert_id: expert_id || null,
          scope_id: scope_id || null,
          slot_start: slot_start ? Number(slot_start) : null,
          files:
            files.length > 0
              ? JSON.stringify(files.map(({ fileShowName, url }) => ({ name: fileShowName, url })))
              : null,
        });
        await reread([['clinic']]);
        toast.success(text.applied);
        // The draft goes first: leaving asks about what is not saved.
        setTimeout(() => goOn(applicationPath(id)));
      } catch (error) {
        // Somebody else may have the time: the others are shown anew.
        if (error instanceof ApiError) await reread([['clinic', 'slots']]);
        throw error;
      }
    },
  });
  useFilledIn(form.methods, own);
  useSuffices(form.methods, form.methods.watch('expert_id'));
  const offered = experts.data?.records ?? [];
  return (
    <Page
      title={text.register}
      lead={text.registerLead}
      width="md"
      breadcrumbs={[{ label: text.title, to: CLINIC_PAGES.front }, { label: text.register }]}
    >
      <AppForm form={form}>
        <Section title={text.form.way} card>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <FormSelect
              name="expert_id"
              label={text.form.expert}
              hint={text.form.byField}
              options={offered.map(({ expert_id, name, name_en, direction, direction_en }) => ({
                value: expert_id,
                label: [pickName(lang, name, name_en), pickName(lang, direction, direction_en)]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
            <Slots />
            <FormSelect
              name="scope_id"
              label={text.form.field}
              options={fields.map(({ id, name, name_en }) => ({ value: id, label: pickName(lang, name, name_en) }))}
            />
          </Box>
        </Section>
        <Section title={text.form.problem} card>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <FormText
              name="problem"
              label={text.form.problem}
              hint={text.form.problemHint}
              required
              rows={6}
              maxLength={CLINIC_LIMITS.problem}
            />
            <FormUpload name="files" label={text.form.files} hint={text.form.filesHint} />
          </Box>
        </Section>
        <Section title={text.form.contacts} card>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <FormText
              name="org_name"
              label={text.form.org_name}
              required
              maxLength={CLINIC_LIMITS.org_name}
              autoComplete="organization"
            />
            <FormText
              name="contacts"
              label={text.form.contacts}
              required
              maxLength={CLINIC_LIMITS.contacts}
              autoComplete="name"
            />
            <FormText
              name="phone"
              label={text.form.phone}
              required
              type="tel"
              maxLength={CLINIC_LIMITS.phone}
              autoComplete="tel"
            />
          </Box>
        </Section>
        <Button type="submit" variant="contained" size="large" loading={form.saving}>
          {text.apply}
        </Button>
      </AppForm>
    </Page>
  );
}
