import { IMPORTERS } from './import-kinds.ts';
import { AUTHORITIES, type Authority } from './limits.ts';
import type { MembersPath } from './pages.ts';

/** What may wait for staff, by the name of its count. */
export const QUEUES = [
  ...(['results', 'demands', 'products', 'projects', 'experts', 'edits', 'objections', 'comments'] as const),
  ...([
    'inquiries',
    'clinic',
    'learners',
    'pushes',
    'applications',
    'cooperation',
    'memberships',
    'verifications',
    'allowances',
    'alerts',
    'platform',
  ] as const),
] as const;
export type QueueName = (typeof QUEUES)[number];

/** Parts of the rail, in its order; the first has no heading. */
export const STAFF_GROUPS = ['own', 'audit', 'push', 'programme', 'content', 'administration'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** An entry of the workplace's rail. */
export interface StaffPage {
  /** The pattern of its address, under which `PAGES` has its title. */
  page: MembersPath;
  to: string;
  group: StaffGroup;
  /** Who sees it: one of them suffices, `admin` implies them all. */
  who: readonly Authority[];
  /** What waits there. */
  waits?: QueueName;
}

const under =
  (group: StaffGroup, ...who: Authority[]) =>
  (page: MembersPath, to: string, more: Partial<Pick<StaffPage, 'who' | 'waits'>> = {}): StaffPage => ({
    page,
    to,
    group,
    who,
    ...more,
  });

const audit = under('audit', 'cg-auditor', 'xq-auditor', 'content-admin');
const push = under('push', 'push-admin');
const office = (
  room: 'projects' | 'assignment' | 'selection' | 'recommenders' | 'news' | 'cooperation' | 'figures' | 'rounds',
) =>
  under('programme', 'project-admin')(`/programme/office/${room}`, `/programme/office/${room}`, {
    ...(room === 'cooperation' && { waits: room }),
  });
const admin = (
  name:
    | 'users'
    | 'organizations'
    | 'memberships'
    | 'verifications'
    | 'settings'
    | 'reference'
    | 'matching'
    | 'auditLog'
    | 'securityLog'
    | 'status',
  waits?: QueueName,
) => under('administration', 'admin')(`/admin/${name}`, `/admin/${name}`, waits ? { waits } : {});

/** The pages of the workplace in the order of its rail; those of editors (`/content/…`) are added from the list of pages. */
export const STAFF_PAGES: readonly StaffPage[] = [
  under('own', ...AUTHORITIES)('/workplace', '/workplace'),
  audit('/audit/results/:id?', '/audit/results', { who: ['cg-auditor'], waits: 'results' }),
  audit('/audit/demands/:id?', '/audit/demands', { who: ['xq-auditor'], waits: 'demands' }),
  audit('/audit/products/:id?', '/audit/products', { who: ['content-admin'], waits: 'products' }),
  audit('/audit/projects/:id?', '/audit/projects', { who: ['content-admin'], waits: 'projects' }),
  audit('/audit/experts/:id?', '/audit/experts', { who: ['content-admin'], waits: 'experts' }),
  audit('/audit/organizations', '/audit/organizations', { who: ['content-admin'], waits: 'edits' }),
  audit('/audit/objections', '/audit/objections', { waits: 'objections' }),
  audit('/audit/comments', '/audit/comments', { waits: 'comments' }),
  audit('/import/:id?', '/import', { who: IMPORTERS }),
  audit('/portraits/:kind?', '/portraits', { who: ['cg-auditor', 'xq-auditor'] }),
  push('/push', '/push'),
  push('/pushProfile', '/pushProfile', { waits: 'pushes' }),
  push('/pushSecond/:type/*', '/pushSecond/1'),
  push('/pushDeal/*', '/pushDeal'),
  push('/demandConfirm/:tab?', '/demandConfirm', {
    who: ['push-admin', 'cg-auditor', 'xq-auditor', 'cg-input', 'xq-input'],
    waits: 'applications',
  }),
  ...(['projects', 'assignment', 'selection', 'recommenders', 'news', 'cooperation', 'figures', 'rounds'] as const).map(
    office,
  ),
  under('content', 'content-admin')('/content/inquiries', '/content/inquiries', { waits: 'inquiries' }),
  under('content', 'content-admin')('/content/clinic', '/content/clinic', { waits: 'clinic' }),
  under('content', 'content-admin')('/content/courseApplications', '/content/courseApplications', {
    waits: 'learners',
  }),
  admin('users'),
  admin('organizations'),
  admin('memberships', 'memberships'),
  admin('verifications', 'verifications'),
  admin('settings', 'allowances'),
  admin('reference'),
  admin('matching'),
  admin('auditLog'),
  admin('securityLog', 'alerts'),
  admin('status', 'platform'),
];
