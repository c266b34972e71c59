// What touching something on the table does now.
export interface Touch {
  can?: boolean;
  chosen?: boolean;
  barred?: boolean;
  pick?: (event?: MouseEvent) => void;
  point?: (isPointedAt: boolean) => void;
}
