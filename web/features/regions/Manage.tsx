import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link, useSearchParams } from 'react-router-dom';
import {
  FEATURED,
  type Featured,
  type FeaturedEntry,
  type FeaturedInput,
  type FeaturedItem,
  featuredWords,
  MOST_FEATURED,
} from '../../../db/contract/featured';
import { HOME_REGION } from '../../../db/contract/regions';
import { NameFinder } from '../../domain/catalog/NameFinder';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { type ShownTimes, ShownTimesChips } from '../../domain/publishing/shownTimes';
import { useRegion } from '../../domain/region';
import { useAllRegions } from '../../domain/region/useAllRegions';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import { api, queryClient, reread, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { TrashIcon } from '../../kit/layout/icons';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { MovableList } from '../../kit/resource/MovableList';
import { toast } from '../../kit/toast';

const KEY = ['featured'];

/** Where editors choose and order what the front page of each region shows first. */
export default function RegionPages() {
  const text = useText(featuredWords);
  const { lang } = useLang();
  const { has } = useSession();
  const allowed = has('content-admin');
  const { setRegion } = useRegion();
  const [search, setSearch] = useSearchParams();
  const code = search.get('region') || HOME_REGION.code;
  const regions = useAllRegions(allowed);
  const region = regions.data?.find(({ id }) => id === code);
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 3 }}>
        <Box sx={{ width: { xs: '100%', sm: 280 } }}>
          <SelectFilter required label={text.region} value={code} onChange={(next) => setSearch({ region: next })}>
            {regions.data?.map((each) => (
              <option key={each.id} value={each.id}>
                {pickName(lang, each.name, each.en_name)}
              </option>
            ))}
          </SelectFilter>
        </Box>
        <Button
          component={Link}
          to="/"
          variant="outlined"
          disabled={!region}
          onClick={() => region && setRegion({ ...region, code: region.id })}
        >
          {text.view}
        </Button>
        {has('admin') ? (
          <Button component={Link} to="/admin/reference?list=region">
            {text.look}
          </Button>
        ) : null}
      </Box>
      <Chosen key={code} region={code} />
    </StaffPage>
  );
}

function Chosen({ region }: { region: string }) {
  const query = useApiQuery([...KEY, region], '/v1/content/featured', { region }, { staleMs: 0 });
  const text = useText(featuredWords);
  const write = async (input: FeaturedInput) => {
    const answer = await api.post('/v1/content/featured', input);
    queryClient.setQueriesData({ queryKey: [...KEY, region] }, answer);
    await reread([['home']]);
    toast.success(text.saved);
  };
  const save = useApiMutation(write);
  if (!query.data) {
    return <QueryState query={query} count={4} />;
  }
  const { records } = query.data;
  /** Only one kind is changed at a time. */
  const changedOf = (kind: Featured, changed: readonly FeaturedEntry[]): FeaturedInput => ({
    region,
    items: [...records.filter((each) => each.kind !== kind), ...changed].map(
      ({ kind: of, item_id, publish_time, unpublish_time }) => ({ kind: of, item_id, publish_time, unpublish_time }),
    ),
  });
  return FEATURED.map((kind) => (
    <Part
      key={kind}
      kind={kind}
      rows={records.filter((each) => each.kind === kind)}
      busy={save.isPending}
      onChange={(changed) => save.mutate(changedOf(kind, changed))}
      write={(changed) => write(changedOf(kind, changed))}
    />
  ));
}

interface PartProps {
  kind: Featured;
  rows: readonly FeaturedItem[];
  busy: boolean;
  onChange: (rows: readonly FeaturedEntry[]) => void;
  /** The same for a form, which tells what is refused at its field. */
  write: (rows: readonly FeaturedEntry[]) => Promise<void>;
}

/** What is chosen of one kind, in its order, and what may be added. */
function Part({ kind, rows, busy, onChange, write }: PartProps) {
  const text = useText(featuredWords);
  const { lang } = useLang();
  const most = MOST_FEATURED[kind];
  const name = (row: FeaturedItem) => pickName(lang, row.name, row.name_en);
  const time = (row: FeaturedItem) =>
    openDialog('featuredTimes', {
      name: name(row),
      publish_time: row.publish_time,
      unpublish_time: row.unpublish_time,
      save: (times: ShownTimes) => write(rows.map((each) => (each === row ? { ...each, ...times } : each))),
    });
  return (
    <Section title={text.kinds[kind]} hint={text.chosen(rows.length, most)} card>
      {rows.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.none}</Box> : null}
      <MovableList
        rows={rows}
        label={text.kinds[kind]}
        keyOf={({ item_id }) => item_id}
        nameOf={name}
        busy={busy}
        onOrder={onChange}
        actions={(row) => (
          <>
            <Button size="small" aria-label={text.timesOf(name(row))} disabled={busy} onClick={() => void time(row)}>
              {text.times}
            </Button>
            <IconButton
              aria-label={text.takeOut(name(row))}
              disabled={busy}
              sx={{ color: 'error.main' }}
              onClick={() => onChange(rows.filter((each) => each !== row))}
            >
              <TrashIcon />
            </IconButton>
          </>
        )}
      >
        {(row) => (
          <>
            {name(row)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '&:not(:empty)': { mt: 0.5 } }}>
              <ShownTimesChips publish_time={row.publish_time} unpublish_time={row.unpublish_time} />
            </Box>
            {row.public ? null : <Box sx={{ fontSize: '0.8125rem', color: 'warning.text' }}>{text.gone}</Box>}
          </>
        )}
      </MovableList>
      {rows.length < most ? (
        <Box sx={{ mt: 2 }}>
          <NameFinder
            kinds={[{ value: kind, label: text.kinds[kind] }]}
            text={{
              ...text,
              word: text.find,
              form: `${text.find} · ${text.kinds[kind]}`,
              nothing: text.nothingFound,
            }}
            taken={(id) => busy || rows.some(({ item_id }) => item_id === id)}
            onAdd={({ id }) => onChange([...rows, { kind, item_id: id }])}
          />
        </Box>
      ) : (
        <Box sx={{ mt: 2, color: 'text.secondary' }}>{text.full}</Box>
      )}
    </Section>
  );
}
