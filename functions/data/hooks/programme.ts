import { shownTime } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import type { TableHooks } from '../hooks.ts';

/** The project follows its last opinion (back-office§4, decision 98). */
const recommended = (projectId: unknown, type: unknown, at: number): Statement => ({
  sql: 'UPDATE project SET recommend_state = 1, recommend_date = ?, report_type = coalesce(?, report_type) WHERE id = ?',
  params: [shownTime(at), type ?? null, projectId],
});

/** Recommendation opinion (back-office§5): one a recommender and project (decision 30). */
export const projectOpinion: TableHooks = {
  required: { comment: 'opinion_comment_required', recommend_type: 'opinion_type_required' },
  maxima: { comment: 2000 },
  duplicate: 'opinion_submitted',
  beforeAdd: (rows, { at }) => ({
    after: rows.map(({ project_id, recommend_type }) => recommended(project_id, recommend_type, at)),
  }),
  beforePut: (rows, changes, { at }) => ({
    after: rows.map(({ project_id }) => recommended(project_id, changes.recommend_type, at)),
  }),
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
