import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import type { PushableItem } from '../../../../db/contract/push-applications';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import words from '../../../i18n/pushApplications';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { type Field, ResourceTable, type RowAction } from '../../../kit/resource';
import { StateMark } from './StateMark';

const OPEN: readonly string[] = ['applied', 'confirmed'];

/** Members ask for pushes of their own public items and see how far those got (back-office§1). */
export default function Apply() {
  const all = useText(words);
  const text = all.apply;
  const { lang } = useLang();
  const nameOf = ({ name, name_en }: PushableItem) => pickName(lang, name, name_en);
  const type = useParams().tab === '1' ? '1' : '2';
  const fields: Field<PushableItem>[] = [
    {
      name: 'name',
      label: text.name,
      flex: 1.6,
      minWidth: 220,
      to: (row) => itemPage(row.item_type, row.id, row.name),
    },
    {
      name: 'application',
      label: text.state,
      show: ({ application }) => (application ? <StateMark state={application.state} /> : null),
      below: ({ application }) =>
        application ? (
          <>
            {formatDay(application.decide_time ?? application.add_time)}
            {application.state === 'declined' && application.reason ? (
              <Box>{text.reason(application.reason)}</Box>
            ) : null}
          </>
        ) : (
          text.notApplied
        ),
    },
    {
      name: 'pushes',
      label: text.reach,
      flex: 1.2,
      minWidth: 200,
      show: (row) => (row.pushes === 0 ? null : text.reached(row.pushes, row.organizations, row.more)),
      below: (row) => (row.pushes === 0 ? text.notReached : text.responses(row.opened, row.interested, row.more)),
    },
  ];
  const actionsOf = (row: PushableItem): RowAction[] => {
    const label = row.application ? text.again : text.ask;
    const ask: RowAction = {
      label,
      look: 'outlined',
      act: () => openDialog('applyForPush', { itemType: row.item_type, itemId: row.id, name: nameOf(row) }),
    };
    const record: RowAction = {
      label: text.record,
      act: () => openDialog('demandPushRecord', { demandId: row.id, demandName: nameOf(row), itemType: row.item_type }),
    };
    return OPEN.includes(row.application?.state ?? '') ? [record] : [ask, record];
  };
  return (
    <PushFrame everybody title={text.title} lead={text.lead}>
      <Box component="nav" aria-label={all.kind} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {['2', '1'].map((value) => (
          <Button
            key={value}
            component={Link}
            to={`/demandApply/${value}`}
            variant={value === type ? 'contained' : 'outlined'}
            aria-current={value === type ? 'page' : undefined}
          >
            {all.kinds[Number(value)]}
          </Button>
        ))}
      </Box>
      <ResourceTable
        key={type}
        queryKey={['pushApplications', 'own']}
        path="/v1/user/pushApplication/list"
        params={{ item_type: type }}
        label={text.list}
        fields={fields}
        actions={{ nameOf, list: actionsOf }}
        rowId={({ id }) => id}
        keyword={all.keyword}
        empty={{
          title: text.empty[Number(type)] ?? '',
          hint: text.emptyHint,
          action: (
            <Button
              component={Link}
              to={`/memberCenter/releases${type === '1' ? '' : '?kind=demands'}`}
              variant="outlined"
            >
              {text.publish}
            </Button>
          ),
        }}
      />
    </PushFrame>
  );
}
