import type { TableHooks } from '../hooks.ts';

/** Recommendation opinion (back-office§5): one a recommender and project (ruling 30). */
export const projectOpinion: TableHooks = {
  required: { comment: 'opinion_comment_required', recommend_type: 'opinion_type_required' },
  maxima: { comment: 2000 },
  duplicate: 'opinion_submitted',
};

/** Cooperation application (back-office§5). */
export const projectContacts: TableHooks = {
  required: {
    contacts_org: 'contacts_org_required',
    contacts_position: 'required',
    contacts_name: 'required',
    contacts_phone: 'required',
  },
  maxima: { contacts_org: 200, contacts_position: 100, contacts_name: 100, contacts_phone: 20 },
};

/** News or file item of the programme (back-office§5). */
export const projectNews: TableHooks = { html: ['profile'], required: { title: 'required' }, maxima: { title: 200 } };

/** Declared project (back-office§3): its profile is rich text. */
export const programmeProject: TableHooks = { html: ['profile', 'optimize_profile'] };
