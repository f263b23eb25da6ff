import { ITEM } from '../../../db/contract/limits';

export type PublishKind = 'result' | 'demand';

/** Where a kind of publication differs for its wizard: names on the wire, authorities, dialogs. */
export const KINDS = {
  result: {
    itemType: ITEM.result,
    noun: 'chengguo',
    idName: 'chengguo_id',
    list: 'results',
    auditor: 'cg-auditor',
    input: 'cg-input',
    dialog: 'publishResult',
    preview: 'previewResult',
    region: 'region_id',
  },
  demand: {
    itemType: ITEM.demand,
    noun: 'xuqiu',
    idName: 'xuqiu_id',
    list: 'demands',
    auditor: 'xq-auditor',
    input: 'xq-input',
    dialog: 'publishDemand',
    preview: 'previewDemand',
    region: 'org_province',
  },
} as const;
