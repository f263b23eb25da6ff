import { type RefObject, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../auth';
import type { OrganizationValues, WizardValues } from './types';
import { usualOrganization } from './usualOrganization';

interface Brought {
  name: string;
  values: Partial<OrganizationValues>;
}

/** The kind is chosen in sight beside the name, and often is the same. */
const KEPT = new Set(['name', 'org_type']);

/**
 * Facts that came with an organisation go when another one is named, and come back with its name: they must not be
 * registered for the other one. What somebody typed stays.
 */
export function useBroughtFacts(): RefObject<Brought | null> {
  const { user } = useSession();
  const { getValues, setValue } = useFormContext<WizardValues>();
  const named = useWatch<WizardValues, 'organization.name'>({ name: 'organization.name' });
  const brought = useRef<Brought | null>(null);
  const first = useRef(named);

  // A new form begins with the usual organisation.
  useEffect(() => {
    void usualOrganization(user).then((usual) => {
      if (usual && usual.name === first.current) brought.current ??= usual;
    });
  }, [user]);

  useEffect(() => {
    if (!brought.current) return;
    const { name, values } = brought.current;
    const shown = getValues('organization');
    const facts = Object.entries(values) as [keyof OrganizationValues, string][];
    for (const [field, value] of facts) {
      if (KEPT.has(field)) continue;
      if (named !== name && shown[field] === value) setValue(`organization.${field}`, '', { shouldDirty: true });
      if (named === name && shown[field] === '') setValue(`organization.${field}`, value, { shouldDirty: true });
    }
  }, [named, getValues, setValue]);

  return brought;
}
