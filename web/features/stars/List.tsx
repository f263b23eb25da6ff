import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Star } from '../../../db/contract/services';
import { usePlaceName } from '../../domain/catalog/places';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useSession } from '../../domain/session';
import words from '../../i18n/stars';
import { reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';
import { EditorTools } from '../../kit/resource/EditorTools';
import { StarActions } from './StarActions';

/** Rows as the public list orders them. */
const ROWS = { table: 'star', search: ['name'], order: ['sort', 'id'] } as const;

function StarCard({ star, place, edits }: { star: Star; place: string; edits: boolean }) {
  const text = useText(words);
  const states = [
    star.is_open ? text.open : text.closed,
    star.build_count > 0 ? text.built(star.build_count, formatDay(star.build_time)) : text.unbuilt,
  ];
  return (
    <InfoCard
      title={star.name}
      to={`/stars/${star.id}`}
      image={star.cover}
      media
      heading="h2"
      eyebrow={place}
      chips={edits ? states.map((state) => <TagChip key={state} label={state} />) : undefined}
      footer={
        edits ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <StarActions star={star} />
          </Box>
        ) : undefined
      }
    />
  );
}

/** The star sites: the open ones for everybody, all of them for content editors (core§7). */
export default function StarList() {
  const text = useText(words);
  const { has, ready } = useSession();
  const edits = has('content-admin');
  const state = useTileState([]);
  const query = useApiQuery(['stars', 'list'], '/ns/star/list', state.params, {
    enabled: ready,
  });
  const placeName = usePlaceName(query.data?.records.map(({ area_code }) => area_code) ?? []);
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={
        edits ? (
          <>
            <EditorTools
              rows={ROWS}
              label={text.title}
              shown={false}
              told={({ id, name, is_open }) => ({
                id: String(id),
                name: String(name),
                note: is_open === 1 ? text.open : text.closed,
              })}
              onChanged={() => void reread([['stars']])}
            />
            <Button variant="contained" onClick={() => void openDialog('starForm', { star: null })}>
              {text.actions.add}
            </Button>
          </>
        ) : null
      }
      state={state}
      query={query}
      rows={text.rows}
      idOf={(star) => star.id}
      tile={(star) => <StarCard star={star} place={placeName(star.area_code)} edits={edits} />}
      none={edits ? { title: text.noneEditor } : { title: text.none, hint: text.noneHint }}
    />
  );
}
