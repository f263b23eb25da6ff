import { useRows } from '../../kit/api';

/** The rounds, the latest first, for choosing one. */
export const useRounds = () =>
  useRows(
    ['programme', 'rounds', 'named'],
    {
      table: 'project_round',
      columns: ['id', 'title', 'title_en', 'open_time', 'close_time'],
      order: [['open_time', 'desc'], ['id']],
      pageSize: 100,
    },
    { staleMs: 300_000 },
  );
