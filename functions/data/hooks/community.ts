import type { TableHooks } from '../hooks.ts';

/** Cheese (core§5). */
export const cheese: TableHooks = {
  html: ['profile'],
  required: { title: 'required', profile: 'required' },
  maxima: { title: 200 },
};

/** Project form (core§5). */
export const projectForm: TableHooks = {
  required: { code: 'required', name: 'required' },
  maxima: { code: 50, name: 200 },
};

/** Clinic application (core§4). */
export const clinicApplication: TableHooks = {
  required: { org_name: 'organization_name_required', contacts: 'contacts_required', phone: 'phone_required' },
  maxima: { org_name: 100, contacts: 50, phone: 20, remark: 500 },
};

/** Reminder (core§3): one that is moved is awaited again, unless the call says otherwise. */
export const reminder: TableHooks = {
  beforePut: (_rows, changes) => {
    if (changes.remind_start_time !== undefined && changes.ai_stage === undefined) changes.ai_stage = 1;
    return undefined;
  },
};
