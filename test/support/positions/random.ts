// A small seeded source of chance (mulberry32): the same seed gives the same record everywhere.

export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0
    for (let spin = 0; spin < 3; spin++) this.next()
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(list: readonly Item[]): Item {
    if (!list.length) throw new Error('nothing to pick from')
    return list[this.below(list.length)] as Item
  }

  shuffled<Item>(list: readonly Item[]): Item[] {
    const rest = [...list]
    const mixed: Item[] = []
    while (rest.length) mixed.push(...rest.splice(this.below(rest.length), 1))
    return mixed
  }
}
