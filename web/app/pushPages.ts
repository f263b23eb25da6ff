/** The pages of pushes' records by name; see memberPages. */
export const pages = {
  records: () => import('../features/pushes/records/Records'),
  earlier: () => import('../features/pushes/records/Earlier'),
  funnel: () => import('../features/pushes/funnel/Funnel'),
  apply: () => import('../features/pushes/applications/Apply'),
  confirm: () => import('../features/pushes/applications/Confirm'),
};
