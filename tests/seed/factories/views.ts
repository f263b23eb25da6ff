import { DAY } from '../../../db/contract/time.ts';
import { hash32 } from '../random.ts';
import type { Row, TableRows } from '../rows.ts';

/** Days up to the load over which pages were looked at: twice those that the overview compares. */
const DAYS = 60;

/** Shanghai is eight hours ahead. */
const OFFSET = 8 * 3_600;

const dayNumber = (time: number): number => Math.floor((time + OFFSET) / DAY);
const nameOf = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10);
/** Sundays and Saturdays; the first day of the epoch was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);

const KEYS: Readonly<Record<string, string>> = { chengguo: 'chengguo_id', xuqiu: 'xuqiu_id' };

/** Who keeps an item, writes about it or opens a deal has looked at it on that day. */
const LOOKED = ['favourite', 'feedback', 'deal'];

const looksAt = (tables: readonly TableRows[]): Map<string, number[]> => {
  const looks = new Map<string, number[]>();
  for (const { table, rows } of tables) {
    if (!LOOKED.includes(table)) continue;
    for (const { item_id, add_time } of rows) {
      const id = String(item_id);
      looks.set(id, [...(looks.get(id) ?? []), dayNumber(Number(add_time))]);
    }
  }
  return looks;
};

/** How often a page of this item is looked at on a day: new ones more often, each as liked as its name happens to be. */
function usual(id: string, day: number, released: number): number {
  const liked = 1 + (hash32(id) % 7);
  const fresh = Math.max(0, 12 - Math.floor((day - released) / 5));
  const mood = hash32(`${id} ${day}`) % (3 + liked + fresh);
  return isWeekend(day) ? Math.floor(mood / 4) : mood;
}

/**
 * Views of the public items over the last weeks, never fewer than what the other rows tell of.
 * @param tables the demo rows, with what people did with them
 * @param now unix seconds of the load
 */
export function demoViews(tables: readonly TableRows[], now: number): TableRows {
  const looks = looksAt(tables);
  const last = dayNumber(now);
  const rows = tables.flatMap(({ table, rows: items }) => {
    const key = KEYS[table];
    if (!key) return [];
    return items.flatMap((item): Row[] => {
      if (item.audit_status !== 4 || item.is_delete === 1 || !item.release_time) return [];
      const id = String(item[key]);
      const released = dayNumber(Number(item.release_time));
      const first = Math.max(released, last - DAYS + 1);
      const [earlier, within] = [(day: number) => day < first, (day: number) => day >= first];
      const known = looks.get(id) ?? [];
      const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      return days.flatMap((day, index): Row[] => {
        const told = known.filter(within).filter((each) => each === day).length;
        // Views before these weeks are not kept by day: the first one stands for what is told of them.
        const before = index === 0 ? known.filter(earlier).length : 0;
        // Whoever publishes an item looks how it stands there, on a quiet day too.
        const own = day === released ? 1 : 0;
        const views = Math.max(usual(id, day, released), told, own) + before;
        return views > 0 ? [{ item_id: id, day: nameOf(day), views }] : [];
      });
    });
  });
  return { table: 'item_view', rows };
}
