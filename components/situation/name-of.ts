import { called, type Game, type Seat } from '@/machines/love-letter'

export const nameOf = ({ table }: Game, seat: Seat): string => called(table.players[seat] as string, seat)
