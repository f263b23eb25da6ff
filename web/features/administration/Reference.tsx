import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/administration';
import { useText } from '../../kit/i18n';
import { KeptTable } from '../../kit/resource';
import { AdminPage } from './AdminPage';
import { referenceList, useParentScopes } from './referenceLists';

/** Reference lists: what forms offer and pages name (core§3). */
export default function Reference() {
  const all = useText(words);
  const text = all.reference;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('list') ?? 'scope';
  const list = referenceList(all, useParentScopes(asked === 'scope'), asked);
  return (
    <AdminPage title={text.title} lead={text.lead}>
      <Tabs
        value={list.table}
        onChange={(_, name: string) => setSearch({ list: name })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text.choose}
        sx={{ mb: 2 }}
      >
        {Object.entries(text.lists).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`list-${name}`} aria-controls="list-rows" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="list-rows" aria-labelledby={`list-${list.table}`}>
        <KeptTable resource={list} />
      </Box>
    </AdminPage>
  );
}
