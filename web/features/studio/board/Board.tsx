import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/studio';
import { inChinese, pickName, useLang, useText } from '../../../kit/i18n';
import { FileList, shownFile } from '../../../kit/layout/FileList';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { ScrollArea } from '../../../kit/layout/ScrollArea';
import { Section } from '../../../kit/layout/Section';
import { EmptyState, ErrorState } from '../../../kit/layout/States';
import { type BoardItem, LOOKED_AT, useBoard } from './useBoard';

const HEIGHT = 560;

function Item({ item }: { item: BoardItem }) {
  const { lang } = useLang();
  return (
    <Box component="article" sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box
        component={Link}
        to={itemPage(item.itemType, item.id, item.name)}
        {...inChinese(pickName(lang, item.name, item.name_en))}
        sx={{ display: 'block', mb: 1, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {pickName(lang, item.name, item.name_en)}
      </Box>
      <FileList files={item.files.map(shownFile)} />
    </Box>
  );
}

const matches = (item: BoardItem, word: string): BoardItem[] => {
  if (item.name.toLowerCase().includes(word)) return [item];
  const files = item.files.filter(({ file_name }) => file_name.toLowerCase().includes(word));
  return files.length > 0 ? [{ ...item, files }] : [];
};

/** The files of an organisation's items as a board (core§2, core§8): what the member may read of them. */
export default function Board() {
  const { board: text } = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const orgs = user?.orgs ?? [];
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const unit = (orgs.find(({ organization_id }) => organization_id === chosen) ?? orgs[0])?.organization_id ?? '';
  const { columns, loading, retry } = useBoard(unit);
  const word = typed.trim().toLowerCase();
  const empty = columns.every(({ items }) => items.length === 0);
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {unit === '' ? (
        <EmptyState
          title={text.noOrganization}
          hint={text.noOrganizationHint}
          action={
            <Button component={Link} to="/memberOrg" variant="outlined">
              {text.join}
            </Button>
          }
        />
      ) : null}
      {loading ? <LoadingState kind="cards" count={6} /> : null}
      {!loading && retry ? <ErrorState onRetry={retry} /> : null}
      {unit !== '' && !loading && !retry && empty ? <EmptyState title={text.none} hint={text.noneHint} /> : null}
      {!loading && !retry && !empty ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}>
            {orgs.length > 1 ? (
              <Box sx={{ width: { xs: '100%', sm: 320 } }}>
                <SelectFilter label={text.organization} value={chosen} onChange={setChosen}>
                  {orgs.map((org) => (
                    <option key={org.organization_id} value={org.organization_id}>
                      {pickName(lang, org.name, org.name_en)}
                    </option>
                  ))}
                </SelectFilter>
              </Box>
            ) : (
              <Box sx={{ fontWeight: 600, flexBasis: '100%', minWidth: 0 }}>
                {pickName(lang, orgs[0]?.name, orgs[0]?.name_en)}
              </Box>
            )}
            <TextField
              size="small"
              type="search"
              label={text.search}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              sx={{ width: { xs: '100%', sm: 320 } }}
            />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {columns.map(({ column, items }) => {
              const shown = word ? items.flatMap((item) => matches(item, word)) : items;
              return (
                <Section key={column} title={text.columns[column]} hint={text.items(shown.length)} card>
                  {shown.length === 0 ? (
                    <Box sx={{ color: 'text.secondary' }}>{text.columnEmpty}</Box>
                  ) : (
                    <ScrollArea label={text.columns[column]} height={HEIGHT}>
                      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
                        {shown.map((item) => (
                          <li key={item.id}>
                            <Item item={item} />
                          </li>
                        ))}
                      </Box>
                    </ScrollArea>
                  )}
                </Section>
              );
            })}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.bound(LOOKED_AT)}</Box>
        </>
      ) : null}
    </Page>
  );
}
