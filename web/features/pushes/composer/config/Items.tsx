import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PickItem } from '../../../../../db/contract/push-pickers';
import { ITEM_PUSH } from '../../../../../db/contract/pushes';
import type { Chosen } from '../../../../domain/pushes/chosen';
import { NOTHING_PICKED, PickFilters } from '../../../../domain/pushes/PickFilters';
import { ScrolledRows } from '../../../../domain/pushes/ScrolledRows';
import words from '../../../../i18n/pushCompose';
import { useScrolled } from '../../../../kit/api/useScrolled';
import { bracketed, useText } from '../../../../kit/i18n';
import { PUSHES } from '../keys';
import { ItemAbout } from './ItemAbout';

interface ItemsProps {
  itemType: number;
  groupId: string;
  pushId: string | undefined;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Free public items can be chosen, and those that belong to this push already. */
const isOpen = (item: PickItem): boolean =>
  item.own === 1 || (item.push_state === ITEM_PUSH.free && item.is_public === 1);

/** The packaged items of the group (back-office§2). */
export function Items({ itemType, groupId, pushId, chosen, onChange }: ItemsProps) {
  const text = useText(words);
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const params = { group_id: groupId, push_id: pushId, ...picked };
  const query = useScrolled([...PUSHES, 'items'], '/v1/push/items', params);
  const { rows, total } = query;
  const open = rows.filter(isOpen);
  const whole = open.length > 0 && !query.hasNextPage && open.every(({ item_id }) => chosen.has(item_id));
  const toggle = ({ item_id, name }: PickItem) => {
    const next = new Map(chosen);
    if (!next.delete(item_id)) next.set(item_id, name);
    onChange(next);
  };
  const toggleAll = async () => {
    let all = rows;
    for (let more: boolean = query.hasNextPage; more; ) {
      const answer = await query.fetchNextPage();
      if (answer.isError) return;
      all = answer.data?.pages.flatMap((page) => page.records) ?? all;
      more = answer.hasNextPage;
    }
    const next = new Map(chosen);
    for (const { item_id, name } of all.filter(isOpen)) {
      if (whole) next.delete(item_id);
      else next.set(item_id, name);
    }
    onChange(next);
  };
  const title = text.config.items[itemType] ?? '';
  return (
    <Box component="section" data-part="items" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 650, flex: '1 1 auto' }}>
          {total === undefined ? title : bracketed(title, total)}
        </Typography>
        <span role="status">{text.chosen(chosen.size)}</span>
        <Button size="small" disabled={open.length === 0} aria-pressed={whole} onClick={() => void toggleAll()}>
          {whole ? text.config.none : text.config.all}
        </Button>
      </Box>
      <PickFilters label={text.search} value={picked} onChange={setPicked} />
      <ScrolledRows
        query={query}
        label={title}
        height="40vh"
        rowKey={(item) => item.id}
        row={(item) => (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              disabled={!isOpen(item)}
              control={<Checkbox checked={chosen.has(item.item_id)} onChange={() => toggle(item)} />}
              label={<ItemText item={item} />}
              sx={{ flex: 1, m: 0, minWidth: 0 }}
              slotProps={{ typography: { sx: { minWidth: 0, overflowWrap: 'anywhere' } } }}
            />
            <ItemAbout item={item} itemType={itemType} />
          </Box>
        )}
      />
    </Box>
  );
}

function ItemText({ item }: { item: PickItem }) {
  const text = useText(words).config;
  const closed = isOpen(item)
    ? null
    : item.is_public !== 1
      ? text.itemHidden
      : item.push_state === ITEM_PUSH.pushed
        ? text.itemPushed
        : text.itemTaken;
  return (
    <>
      {item.name}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {[item.org_name, closed].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}
