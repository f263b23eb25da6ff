export const DEMO_PASSWORD = 'Demo@2026';

const accounts: [account: string, who: string][] = [
  ['13800000001', 'member, administrator of a research organisation, chat app bound'],
  ['13800000002', 'individual, no organisation'],
  ['13800000003', 'staff, authority cg-input'],
  ['13800000004', 'staff, authority cg-auditor'],
  ['13800000005', 'staff, authority xq-input'],
  ['13800000006', 'staff, authority xq-auditor'],
  ['13800000007', 'operator: pushes, push groups, organisation groups (push-admin)'],
  ['13800000008', 'administrator of a technology company, chat app bound'],
  ['13800000009', 'administrator of an organisation, chat app not bound'],
  ['13800000010', 'declarant in the declared-project programme'],
  ['13800000011', 'platform administrator (admin)'],
  ['13800000012', 'programme administrator (project-admin)'],
  ['13800000013', 'content editor (content-admin)'],
];

/** What the demo users sign in with. */
export const DEMO_ACCOUNTS: readonly string[] = accounts.map(([account]) => account);

/**
 * The demo accounts as a table for the terminal.
 */
export function demoAccounts(): string {
  const rows = accounts.map(([account, who]) => `  ${account}  ${who}`);
  return [`Demo accounts (password ${DEMO_PASSWORD}):`, ...rows, ''].join('\n');
}
