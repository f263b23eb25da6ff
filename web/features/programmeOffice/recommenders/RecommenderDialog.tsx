import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import * as z from 'zod';
import { EXPERT_DUTIES, EXPERT_SEX, ORG_CATEGORIES } from '../../../../db/contract/enums-programme';
import {
  EXPERT_FIELDS,
  RECOMMENDER,
  RECOMMENDER_FACTS,
  RECOMMENDER_LIMITS,
  RECOMMENDER_REQUIRED,
  type RecommenderKind,
} from '../../../../db/contract/programme/recommenders';
import { FormOrganization, type Suggestion } from '../../../domain/fields';
import { optionsOf } from '../../../domain/publishing/choices';
import common from '../../../i18n/common';
import words from '../../../i18n/programmePeople';
import { ApiError, addRow, api, putRows, readRows, useRows } from '../../../kit/api';
import { useApiQuery } from '../../../kit/api/queries';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import {
  AppForm,
  FormCover,
  FormFoot,
  FormRadio,
  FormRichText,
  FormSelect,
  FormText,
  useDialogForm,
} from '../../../kit/form';
import { OpeningDialog } from '../../../kit/form/OpeningDialog';
import { useLang, useText } from '../../../kit/i18n';

const WIDTHS: Readonly<Record<RecommenderKind, number>> = { unit: 660, person: 660, expert: 800 };

const COLUMNS = [
  ...(['id', 'org_name', 'org_category', 'org_contacts_name', 'org_contacts_phone', 'org_contacts_email'] as const),
  ...(['sex', 'area', 'duties', 'profile', 'photos', 'user_id', 'organization_id'] as const),
] as const;

const EMPTY = {
  ...{ org_name: '', org_password: '', org_category: '', org_contacts_name: '', org_contacts_phone: '' },
  ...{ org_contacts_email: '', sex: '', area: '', duties: '', profile: '', photos: '' },
  ...{ organization_id: '', organization: '', user_id: '', account: '' },
};
type Values = Record<keyof typeof EMPTY, string | number>;

/** What the office notes beside what the documents ask for: it is sent where it was changed. */
const FACTS = [...RECOMMENDER_FACTS, 'org_contacts_name'] as const;

/** What an edit sends (back-office§7): of a unit the category, of a person the name, of an expert all its fields. */
const EDITED: Readonly<Record<RecommenderKind, readonly (keyof Values)[]>> = {
  unit: ['org_category'],
  person: ['org_name'],
  expert: EXPERT_FIELDS,
};

const filled = (value: unknown): boolean => String(value ?? '').trim() !== '';
const textIn = (html: unknown): string =>
  String(html ?? '')
    .replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '')
    .trim();

/** The rules of a kind; an edit asks for no password. */
function shapeOf(kind: RecommenderKind, isNew: boolean) {
  const required = Object.entries(RECOMMENDER_REQUIRED[kind]).filter(([name]) => isNew || name !== 'org_password');
  return z.looseObject({}).superRefine((values: Record<string, unknown>, context) => {
    for (const [name, message] of required) {
      if (filled(name === 'profile' ? textIn(values[name]) : values[name])) continue;
      context.addIssue({ code: 'custom', path: [name], message });
    }
    for (const [name, max] of Object.entries(RECOMMENDER_LIMITS)) {
      if (name === 'profile' || [...String(values[name] ?? '')].length <= max) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'too_long', params: { max } });
    }
  });
}

async function organizations(word: string): Promise<Suggestion[]> {
  const { records } = await readRows(
    {
      table: 'organization',
      columns: ['organization_id', 'name'],
      where: { name: { like: word } },
      pageSize: 20,
    },
    { silent: true },
  );
  return records.map(({ organization_id, name }) => ({ id: organization_id, name }));
}

type Props = DialogProps<{ id: string | 0 }, boolean>;

interface FormProps {
  kind: RecommenderKind;
  id: string | null;
  values: Values;
  close: (done?: boolean) => void;
}

/** The form of a recommender, and what it sends. */
function useRecommenderForm({ kind, id, values, close }: FormProps) {
  const text = useText(words);
  // What was opened is compared with what is sent.
  const [opened] = useState(values);

  /** The account of the phone that stands there. */
  const accountOf = async (account: string): Promise<string | null> => {
    if (account === String(opened.account)) return String(opened.user_id) || null;
    if (!account) return null;
    const found = await api.get('/v1/programme/recommender/account', { account });
    if (!found) {
      throw new ApiError(422, text.accountUnknown, [
        { field: 'account', code: 'unknown_reference', msg: text.accountUnknown },
      ]);
    }
    return found.user_id;
  };

  return useDialogForm<Values>({
    schema: shapeOf(kind, id === null),
    defaultValues: opened,
    save: async (entered) => {
      if (filled(entered.organization) && !filled(entered.organization_id)) {
        throw new ApiError(422, text.organizationUnknown, [
          { field: 'organization', code: 'unknown_reference', msg: text.organizationUnknown },
        ]);
      }
      const user_id = await accountOf(String(entered.account).trim());
      const whole: Record<string, unknown> = { ...entered, user_id };
      const given = (name: string) => (filled(whole[name]) ? whole[name] : null);
      const changed = FACTS.filter((name) => given(name) !== (filled(opened[name]) ? opened[name] : null));
      if (id) {
        const names = [...new Set<string>([...EDITED[kind], ...changed])];
        await putRows('project_recommend', { id }, Object.fromEntries(names.map((name) => [name, given(name)])));
      } else {
        const names = [
          ...new Set<string>([...Object.keys(RECOMMENDER_REQUIRED[kind]), 'org_password', 'photos', ...changed]),
        ];
        const data = Object.fromEntries(
          names.filter((name) => given(name) !== null).map((name) => [name, given(name)]),
        );
        await addRow('project_recommend', { ...data, identify: RECOMMENDER[kind] });
      }
    },
    done: id ? text.modified : text.added,
    close,
  });
}

function RecommenderForm({ kind, id, values, close }: FormProps) {
  const text = useText(words);
  const { save } = useText(common);
  const { lang } = useLang();
  const { fields } = text;
  const form = useRecommenderForm({ kind, id, values, close });

  const nameField = (
    <FormText
      name="org_name"
      label={kind === 'unit' ? fields.unitName : kind === 'person' ? fields.personName : fields.expertUnit}
      required
      maxLength={RECOMMENDER_LIMITS.org_name}
      disabled={kind === 'unit' && id !== null}
      hint={kind === 'expert' ? text.expertUnitHint : kind === 'unit' && id ? text.locked : undefined}
    />
  );
  const passwordField = (
    <FormText
      name="org_password"
      label={fields.org_password}
      type="password"
      autoComplete="new-password"
      required={kind !== 'expert' && id === null}
      disabled={id !== null}
      hint={id ? text.lockedPassword : kind === 'expert' ? text.passwordLater : text.passwordHint}
    />
  );
  const phoneField = (
    <FormText
      name="org_contacts_phone"
      label={fields.org_contacts_phone}
      type="tel"
      required={kind === 'expert'}
      maxLength={RECOMMENDER_LIMITS.org_contacts_phone}
    />
  );
  const two = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };
  return (
    <AppDialog
      title={id ? text.editOf[RECOMMENDER[kind]] : text.addOf[RECOMMENDER[kind]]}
      width={WIDTHS[kind]}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
    >
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {kind === 'expert' ? (
            <>
              <Box sx={two}>
                <FormText
                  name="org_contacts_name"
                  label={fields.expertName}
                  required
                  maxLength={RECOMMENDER_LIMITS.org_contacts_name}
                />
                {phoneField}
              </Box>
              <FormRadio name="sex" label={fields.sex} required options={optionsOf(EXPERT_SEX, lang)} />
              {nameField}
              <Box sx={two}>
                <FormText name="area" label={fields.area} required maxLength={RECOMMENDER_LIMITS.area} />
                <FormSelect name="duties" label={fields.duties} required options={optionsOf(EXPERT_DUTIES, lang)} />
              </Box>
              {passwordField}
              <FormRichText name="profile" label={fields.profile} required />
              <FormCover name="photos" label={fields.photos} crop={false} />
            </>
          ) : (
            <>
              {nameField}
              {passwordField}
              {kind === 'unit' ? (
                <FormSelect
                  name="org_category"
                  label={fields.org_category}
                  required
                  options={optionsOf(ORG_CATEGORIES, lang)}
                />
              ) : null}
            </>
          )}
        </Box>
        <Typography component="h3" sx={{ fontWeight: 600, mt: 3.5 }}>
          {text.facts}
        </Typography>
        <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 2.5 }}>{text.factsHint}</Typography>
        <Box sx={two}>
          {kind === 'unit' ? (
            <FormText
              name="org_contacts_name"
              label={fields.org_contacts_name}
              maxLength={RECOMMENDER_LIMITS.org_contacts_name}
            />
          ) : null}
          {kind === 'expert' ? null : phoneField}
          <FormText
            name="org_contacts_email"
            label={fields.org_contacts_email}
            type="email"
            maxLength={RECOMMENDER_LIMITS.org_contacts_email}
          />
          <FormText name="account" label={fields.account} hint={text.accountHint} type="tel" />
          <FormOrganization
            name="organization"
            label={fields.organization}
            hint={text.organizationHint}
            source={organizations}
            onPick={(picked) => form.methods.setValue('organization_id', picked?.id ?? '')}
          />
        </Box>
        <FormFoot>
          <Button type="submit" variant="contained" loading={form.saving}>
            {save}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}

/** One recommender, new (0) or there already; what it holds comes in one call. */
function RecommenderDialog({ kind, id, close }: Props & { kind: RecommenderKind }) {
  const text = useText(words);
  const enabled = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useRows(
    ['programme', 'recommender', id, opening],
    { table: 'project_recommend', columns: COLUMNS, where: { id: String(id) }, pageSize: 1 },
    { enabled },
  );
  const row = query.data?.records[0];
  const account = useApiQuery(
    ['programme', 'recommender', 'account', row?.user_id],
    '/v1/programme/recommender/account',
    { user_id: row?.user_id ?? '' },
    { enabled: !!row?.user_id },
  );
  const organization = useRows(
    ['programme', 'recommender', 'organization', row?.organization_id],
    {
      table: 'organization',
      columns: ['organization_id', 'name'],
      where: { organization_id: row?.organization_id ?? '' },
      pageSize: 1,
    },
    { enabled: !!row?.organization_id },
  );
  const done = useCallback((saved?: boolean) => close(saved), [close]);
  if (!enabled) return <RecommenderForm kind={kind} id={null} values={EMPTY} close={done} />;
  const settled = row && (!row.user_id || !account.isPending) && (!row.organization_id || !organization.isPending);
  if (row && settled) {
    const stored = Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? '']));
    const names = {
      account: account.data?.account ?? '',
      organization: organization.data?.records[0]?.name ?? '',
    };
    return <RecommenderForm kind={kind} id={row.id} values={{ ...EMPTY, ...stored, ...names }} close={done} />;
  }
  return <OpeningDialog title={text.editOf[RECOMMENDER[kind]]} width={WIDTHS[kind]} queries={[query]} />;
}

/** The dialog 'programme-unit': a recommending unit. */
export const UnitDialog = (props: Props) => <RecommenderDialog {...props} kind="unit" />;
/** The dialog 'programme-person': a recommending person. */
export const PersonDialog = (props: Props) => <RecommenderDialog {...props} kind="person" />;
/** The dialog 'programme-expert': an expert. */
export const ExpertDialog = (props: Props) => <RecommenderDialog {...props} kind="expert" />;
