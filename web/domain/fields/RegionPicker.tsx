import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import words from '../../i18n/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { CheckIcon, ChevronRightIcon } from '../../kit/layout/icons';
import { ErrorState } from '../../kit/layout/States';
import { type RegionStep, useRegionChildren } from './regions';

interface RegionPickerProps {
  value: RegionStep[];
  levels: 1 | 2 | 3;
  /** Called with the whole path from the province down once the last level is chosen. */
  onChange: (path: RegionStep[]) => void;
  /** Also a province or a city alone is a choice (filters). */
  anyLevel?: boolean;
}

/** Province, city and county in three columns; each loads its entries when it opens. */
export function RegionPicker({ value, levels, onChange, anyLevel = false }: RegionPickerProps) {
  const text = useText(words);
  const [path, setPath] = useState<RegionStep[]>(value);
  const columns = useRef<HTMLElement>(null);
  const titles = [text.chooseProvince, text.chooseCity, text.chooseCounty];

  const choose = (depth: number, step: RegionStep) => {
    const next = [...path.slice(0, depth), step];
    setPath(next);
    // On a phone the column that opens lies beyond the edge.
    requestAnimationFrame(() => columns.current?.scrollTo({ left: columns.current.scrollWidth }));
    if (anyLevel || next.length === levels) onChange(next);
  };

  return (
    <Box ref={columns} sx={{ display: 'flex', overflowX: 'auto', maxWidth: '100%' }}>
      {titles.slice(0, levels).map((title, depth) => {
        const parent = depth === 0 ? '0' : (path[depth - 1]?.id ?? null);
        return parent === null ? null : (
          <Column
            key={title}
            title={title}
            pid={parent}
            chosen={path[depth]?.id}
            last={depth === levels - 1}
            onChoose={(step) => choose(depth, step)}
          />
        );
      })}
    </Box>
  );
}

interface ColumnProps {
  title: string;
  pid: string;
  chosen: string | undefined;
  last: boolean;
  onChoose: (step: RegionStep) => void;
}

function Column({ title, pid, chosen, last, onChoose }: ColumnProps) {
  const { lang } = useLang();
  const rows = useRegionChildren(pid);
  return (
    <Box
      sx={{
        width: 180,
        flexShrink: 0,
        height: 300,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        '&:last-child': { borderRight: 0 },
      }}
    >
      {rows.isPending ? (
        <Box sx={{ p: 2 }}>
          <Skeleton />
          <Skeleton width="70%" />
          <Skeleton width="85%" />
        </Box>
      ) : null}
      {rows.isError ? <ErrorState onRetry={() => void rows.refetch()} /> : null}
      {rows.data ? (
        <MenuList dense aria-label={title}>
          {rows.data.records.map((row) => (
            <MenuItem
              key={row.id}
              selected={row.id === chosen}
              onClick={() => onChoose({ id: row.id, name: row.name })}
            >
              <Box sx={{ flex: 1, whiteSpace: 'normal' }}>{pickName(lang, row.name, row.name_en)}</Box>
              {last ? (
                row.id === chosen ? (
                  <CheckIcon sx={{ fontSize: 16 }} />
                ) : null
              ) : (
                <ChevronRightIcon sx={{ fontSize: 16 }} />
              )}
            </MenuItem>
          ))}
        </MenuList>
      ) : null}
    </Box>
  );
}
