// Whether a value is what the server's descriptions promise. The shapes themselves are generated (generated/shapes.ts and bodies.ts).
export type Shape =
  | 'number' // a whole one
  | 'string'
  | 'boolean'
  | 'object' // whose members only the game knows
  | { names: readonly string[] }
  | { list: Shape }
  | { map: Shape }
  | { members: Readonly<Record<string, Shape>> }
  | { choice: readonly Shape[] }
  | { orNull: Shape }
  | { type: string };

export type Shapes = Readonly<Record<string, Shape>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function fits(value: unknown, shape: Shape, types: Shapes): boolean {
  const is = (inner: unknown, wanted: Shape): boolean => fits(inner, wanted, types);
  if (shape === 'number') return Number.isInteger(value);
  if (shape === 'object') return isObject(value);
  if (typeof shape === 'string') return typeof value === shape;
  if ('names' in shape) return typeof value === 'string' && shape.names.includes(value);
  if ('list' in shape) return Array.isArray(value) && value.every((item) => is(item, shape.list));
  if ('map' in shape) return isObject(value) && Object.values(value).every((item) => is(item, shape.map));
  if ('choice' in shape) return shape.choice.some((one) => is(value, one));
  if ('orNull' in shape) return value === null || is(value, shape.orNull);
  if ('type' in shape) {
    const type = types[shape.type];
    return type !== undefined && is(value, type);
  }
  return isObject(value) && Object.entries(shape.members).every(([name, member]) => is(value[name], member));
}
