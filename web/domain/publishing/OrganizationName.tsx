import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import words from '../../i18n/publish';
import { useText } from '../../kit/i18n';
import { same } from '../../kit/same';
import { FormOrganization } from '../fields';
import { useSession } from '../session';
import { useKnown } from './known/known';
import {
  allOrganizations,
  type KnownOrganization,
  knownOrganization,
  type OrganizationSuggestion,
  ownOrganizations,
  rememberOrganization,
} from './organizations';
import type { WizardValues } from './types';
import { itemFields, usualOrganization } from './usualOrganization';

/** Values by the paths of their fields. */
type Facts = Record<string, unknown>;

interface Brought {
  name: string;
  facts: Facts;
}

interface BroughtFacts {
  /** What came with the organisation that was named last. */
  brought: RefObject<Brought | null>;
  /** An organisation was named: its facts take the place of those that came before, and of nothing else. */
  bring: (name: string, known: KnownOrganization) => void;
}

/** The kind is chosen in sight beside the name, and often is the same. */
const KEPT = new Set(['organization.name', 'organization.org_type']);

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : '');

function factsOf(kind: PublishedKind, { values, item }: KnownOrganization): Facts {
  const under = (group: string, facts: object) =>
    Object.entries(facts).map(([field, value]) => [`${group}.${field}`, value]);
  return Object.fromEntries([...under('organization', values), ...under(kind, itemFields(kind, item))]);
}

/**
 * Facts that came with an organisation go when another one is named, and come back with its name: they must not be
 * registered for the other one. What somebody typed stays.
 */
function useBroughtFacts(kind: PublishedKind): BroughtFacts {
  const { user } = useSession();
  const { add } = useKnown();
  const { getValues, setValue } = useFormContext<WizardValues>();
  const named = useWatch<WizardValues, 'organization.name'>({ name: 'organization.name' });
  const brought = useRef<Brought | null>(null);
  const first = useRef(named);

  const put = useCallback(
    (path: string, value: unknown) => {
      const field = path as FieldPath<WizardValues>;
      setValue(field, value as FieldPathValue<WizardValues, typeof field>, { shouldDirty: true });
    },
    [setValue],
  );
  const shown = useCallback((path: string): unknown => getValues(path as FieldPath<WizardValues>), [getValues]);

  const follow = useCallback(
    (now: unknown) => {
      if (!brought.current) return;
      const { name, facts } = brought.current;
      for (const [path, value] of Object.entries(facts)) {
        if (KEPT.has(path)) continue;
        if (now !== name && same(shown(path), value)) put(path, emptied(value));
        if (now === name && isEmpty(shown(path))) put(path, value);
      }
    },
    [put, shown],
  );

  // A new form begins with the usual organisation.
  useEffect(() => {
    void usualOrganization(user).then((usual) => {
      if (brought.current || !usual || usual.name !== first.current) return;
      brought.current = { name: usual.name, facts: factsOf(kind, usual) };
      // Another one may have been named meanwhile.
      const now = shown('organization.name');
      if (now !== usual.name) follow(now);
    });
  }, [user, kind, shown, follow]);

  useEffect(() => follow(named), [named, follow]);

  const bring = useCallback(
    (name: string, known: KnownOrganization) => {
      const before = brought.current?.facts ?? {};
      const facts = factsOf(kind, known);
      for (const [path, value] of Object.entries(before)) {
        if (!(path in facts) && same(shown(path), value)) put(path, emptied(value));
      }
      for (const [path, value] of Object.entries(facts)) {
        if (isEmpty(shown(path)) || same(shown(path), before[path])) put(path, value);
      }
      brought.current = { name, facts };
      add(Object.fromEntries(Object.entries(facts).map(([path, value]) => [path, { value, from: 'organization' }])));
    },
    [kind, put, shown, add],
  );

  return { brought, bring };
}

/** The publishing organisation by name: a chosen one brings what is known of it, and is remembered (core§6, core§9). */
export function OrganizationName({ kind }: { kind: PublishedKind }) {
  const text = useText(words);
  const { user, has } = useSession();
  const userId = user?.user_id ?? '';
  const staff = has(PUBLISHED[kind].input);
  const { setValue, getValues } = useFormContext<WizardValues>();
  const source = useMemo(() => (staff ? allOrganizations : ownOrganizations(userId)), [staff, userId]);

  const { brought, bring } = useBroughtFacts(kind);

  const pick = useCallback(
    async (picked: OrganizationSuggestion | null) => {
      if (!picked) return;
      const { id, name } = picked;
      bring(name, { values: picked.values, item: {} });
      setValue('organization.name', name, { shouldDirty: true, shouldValidate: false });
      const known = id ? await knownOrganization(id, user) : { values: {}, item: {} };
      const values = { ...picked.values, ...known.values };
      // Another organisation may have been named while its facts were on their way.
      if (getValues('organization.name') === name && brought.current?.name === name) {
        bring(name, { values, item: known.item });
      }
      rememberOrganization(userId, { id, name, values });
    },
    [brought, bring, setValue, getValues, userId, user],
  );

  return (
    <FormOrganization
      name="organization.name"
      label={text.organizationName}
      required
      hint={staff ? text.organizationHintStaff : text.organizationHint}
      source={source}
      onPick={(picked) => void pick(picked)}
    />
  );
}
