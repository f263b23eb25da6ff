import type { OfficeMatchmaking } from '../../../../db/contract/matchmaking';
import type { PrintedPlan } from '../SheetsDialog';

/** The plans of everybody who takes part, or of one member; without phones, which are the members' own. */
export function plansOf({ slots, appointments, members }: OfficeMatchmaking, memberId?: string): PrintedPlan[] {
  const wanted = memberId ? members.filter(({ id }) => id === memberId) : members;
  return wanted.map(({ id, name, unit }) => ({
    id,
    name,
    unit,
    rows: appointments
      .filter(({ people }) => people.some(({ member_id }) => member_id === id))
      .flatMap(({ slot_id, table_no, people }) => {
        const slot = slots.find((each) => each.id === slot_id);
        const partner = people.find(({ member_id }) => member_id !== id);
        return slot ? [{ slot, table_no, name: partner?.name ?? '', unit: partner?.unit ?? null }] : [];
      }),
  }));
}
