import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { AttributedItem } from '../../../../db/contract/attribution-calls';
import { itemPage } from '../../../../db/contract/items';
import words from '../../../i18n/attributions';
import { api, reread, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { StateChip, TagChip } from '../../../kit/layout/StateChip';
import { anchored, useAnchor } from '../../../kit/layout/useAnchor';
import { usePageIndex } from '../../../kit/layout/usePageIndex';

const KEY = ['organizations', 'publications'];
const ANCHOR = '#publications';
/** Its page in the address; the members have the plain one. */
const PAGE = 'publications';
const quiet = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

function Item({ id, item }: { id: string; item: AttributedItem }) {
  const all = useText(words);
  const text = all.own;
  const { objection, question } = item;
  const { lang } = useLang();
  const name = pickName(lang, item.name, item.name_en);
  const page = item.is_public ? itemPage(item.item_type, item.item_id, name) : '';
  const object = async () => {
    const { item_type, item_id } = item;
    const about = { organization: id, itemType: item_type, itemId: item_id, name };
    if (await openDialog('organization-object', about)) await reread([KEY]);
  };
  const drop = async (objectionId: string) => {
    if (!(await confirm({ title: text.drop, text: text.dropText, confirmLabel: text.drop }))) return;
    await attempt(() => api.del('/v1/user/attribution/objection', { id: objectionId }), [KEY], text.dropped);
  };
  const takeOver = async () => {
    const said = { title: text.takeOverOf(name), text: text.takeOverText, confirmLabel: text.takeOver };
    if (!(await confirm(said))) return;
    const about = { organization_id: id, item_type: item.item_type, id: item.item_id };
    await attempt(() => api.post('/v1/user/attribution/takeover', about), [KEY], text.takenOver);
  };
  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {page ? (
            <Box component={Link} to={page} sx={{ color: 'brand.text' }}>
              {name}
            </Box>
          ) : (
            name
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.75 }}>
          <TagChip label={all.kinds[item.item_type] ?? ''} />
          <StateChip status={item.audit_status} />
          {item.is_public ? <TagChip label={text.isPublic} /> : null}
        </Box>
        <Box sx={quiet}>{text.by(item.publisher_name, formatDay(item.add_time))}</Box>
        <Box sx={{ ...quiet, ...(item.relation === 'none' && { color: 'warning.main' }) }}>
          {item.publisher_left ? text.left : all.relation[item.relation]}
        </Box>
        {objection ? (
          <Box sx={{ ...quiet, mt: 0.75 }}>
            {text.objection(objection.reason)} · {text.outcome[objection.state]}
            {objection.opinion ? <div>{text.why(objection.opinion)}</div> : null}
          </Box>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {question ? (
          <Button
            size="small"
            variant="contained"
            component={Link}
            to={`/attribution/${question}`}
            aria-label={text.answerOf(name)}
          >
            {text.answer}
          </Button>
        ) : null}
        {item.publisher_left ? (
          <Button size="small" variant="outlined" aria-label={text.takeOverOf(name)} onClick={() => void takeOver()}>
            {text.takeOver}
          </Button>
        ) : null}
        {objection?.state === 'open' ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={text.dropOf(name)}
            onClick={() => void drop(objection.id)}
          >
            {text.drop}
          </Button>
        ) : item.relation === 'administrator' ? null : (
          <Button
            size="small"
            sx={{ color: 'error.main' }}
            aria-label={text.objectOf(name)}
            onClick={() => void object()}
          >
            {text.object}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** What stands in an organisation's name, whoever published it; its administrators may object. */
export function Publications({ id }: { id: string }) {
  const text = useText(words).own;
  const [search] = useSearchParams();
  const pageIndex = usePageIndex(PAGE);
  const query = useApiQuery(
    KEY,
    '/v1/user/organization/publications',
    { organization_id: id, pageIndex, pageSize: 10 },
    { staleMs: 0 },
  );
  const { data } = query;
  const part = useAnchor(ANCHOR, data !== undefined, search.has(PAGE));
  return (
    <Box ref={part} tabIndex={-1} sx={anchored}>
      <Section title={text.title} hint={text.hint} card>
        {data ? null : <QueryState query={query} count={3} />}
        {data?.records.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.empty}</Box> : null}
        {data && data.records.length > 0 ? (
          <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.records.map((item) => (
              <Item key={item.item_id} id={id} item={item} />
            ))}
          </Box>
        ) : null}
        {data && data.pages > 1 ? (
          <Pager current={data.current} pages={data.pages} total={data.total} param={PAGE} />
        ) : null}
      </Section>
    </Box>
  );
}
