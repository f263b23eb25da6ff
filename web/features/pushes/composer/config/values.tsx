import { useMemo } from 'react';
import type { PushDetail } from '../../../../../db/contract/push-records';
import type { SideByField } from '../../../../domain/publishing/conflict/openMerge';
import type { Chosen } from '../../../../domain/pushes/chosen';
import words from '../../../../i18n/pushCompose';
import { useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import { NO_PARAMS, readParams, type TitleParams, useComposed } from './params';

/** What the form of a push holds. */
export interface PushValues {
  title: string;
  remark: string;
  params: TitleParams;
  /** Items and organisations with their names, in the order in which they were packed and chosen. */
  items: Chosen;
  orgs: Chosen;
  /** Unix seconds, 0 for no schedule. */
  time: number;
  /** Organisations of one wave and minutes between two, as they are typed; empty for no waves. */
  waveSize: string;
  waveMinutes: string;
}

export const NO_VALUES: PushValues = {
  title: '',
  remark: '',
  params: NO_PARAMS,
  items: new Map(),
  orgs: new Map(),
  time: 0,
  waveSize: '',
  waveMinutes: '',
};

/** A stored push as its form holds it. */
export const valuesOf = (push: PushDetail): PushValues => ({
  title: push.title,
  remark: push.remark ?? '',
  params: readParams(push.title_params),
  items: new Map(push.items.map(({ item_id, name }) => [item_id, name ?? ''])),
  orgs: new Map(push.targets.map(({ org_id, org_name }) => [org_id, org_name ?? org_id])),
  time: push.auto_push_time,
  waveSize: push.wave_size ? String(push.wave_size) : '',
  waveMinutes: push.wave_size ? String(push.wave_minutes) : '',
});

/** Why a push cannot be changed any more: another operator may have been faster. */
export function closedBy({ run_state, push_status }: PushDetail) {
  if (run_state === 'cancelled') return 'push_cancelled';
  if (run_state === 'running') return 'push_running';
  return push_status === 1 ? 'push_sent' : null;
}

const sorted = (chosen: Chosen): string => [...chosen.keys()].sort().join(',');

/** The values as a call takes them. */
export const bodyOf = ({ title, remark, params, items, orgs, time, waveSize, waveMinutes }: PushValues) => ({
  title: title.trim(),
  remark: remark.trim(),
  items: [...items.keys()],
  orgs: [...orgs.keys()],
  title_params: JSON.stringify(params),
  auto_push_time: time,
  wave_size: Number(waveSize) || 0,
  wave_minutes: Number(waveSize) ? Number(waveMinutes) || 0 : 0,
});

/** What of the values counts where two forms are compared. */
export const essenceOf = (values: PushValues): string =>
  JSON.stringify({ ...values, items: sorted(values.items), orgs: sorted(values.orgs) });

function Composed({ params }: { params: TitleParams }) {
  return <>{useComposed(params)}</>;
}

/** Turns the values into what stands side by side where two operators changed the same push. */
export function useSides(itemType: number): (values: PushValues) => SideByField {
  const text = useText(words);
  return useMemo(() => {
    const { config } = text;
    const list = (label: string, chosen: Chosen) => ({
      facts: { label },
      essence: sorted(chosen),
      shown: [...chosen.values()],
    });
    const line = (label: string, value: string) => ({ facts: { label }, essence: value.trim(), shown: value });
    return ({ title, remark, params, items, orgs, time, waveSize, waveMinutes }) => {
      const made = JSON.stringify(params);
      return {
        title: line(config.subject, title),
        remark: line(config.remark, remark),
        params: {
          facts: { label: config.composed, look: 'drawn' },
          essence: made,
          shown: made === JSON.stringify(NO_PARAMS) ? '' : <Composed params={params} />,
        },
        items: list(config.items[itemType] ?? '', items),
        orgs: list(config.orgs, orgs),
        time: line(text.time.pick, time ? formatMinute(time) : ''),
        waveSize: line(text.waves.size, waveSize),
        waveMinutes: line(text.waves.minutes, waveMinutes),
      };
    };
  }, [text, itemType]);
}
