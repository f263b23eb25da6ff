import type { TableHooks } from '../hooks.ts';

/** Comment (core§5): the signed-in user writes it; only a blank one is refused (ruling 78). */
export const comment: TableHooks = {
  required: { content: 'required' },
  maxima: { content: 2000 },
  fill: (row) => {
    row.like_amount = 0;
  },
};

/** Feedback (core§3): 1 came by a push, 2 from a signed-in user, empty from a visitor (ruling 80). */
export const feedback: TableHooks = {
  required: { phone: 'feedback_contact_required', name: 'feedback_name_required', remark: 'feedback_opinion_required' },
  maxima: { phone: 50, name: 50, remark: 2000, files: 20_000, province_name: 50 },
  fill: (row, { caller }) => {
    row.user_id = caller.userId;
    const pushed = typeof row.push_wechat_id === 'string' && row.push_wechat_id !== '';
    row.source = pushed ? 1 : caller.userId === null ? null : 2;
  },
};

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
