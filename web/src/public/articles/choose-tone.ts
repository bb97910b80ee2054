import { placeAfterKey } from './grid-step.ts'

/** Where it starts: 7.4, as the page shows it. */
const START = { row: 6, column: 4 }

/** Turns the tables of tones into grids: a press or an arrow chooses a square, and the panel above shows it. */
export function followToneCharts(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('[data-tone-chart]')) openChart(chart)
}

function openChart(chart: HTMLElement): void {
  const rows = [...chart.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')])
  const last = { row: rows.length - 1, column: (rows[0]?.length ?? 0) - 1 }
  let chosen = START
  const choose = (place: typeof START) => {
    setChosen(rows[chosen.row]?.[chosen.column], false)
    chosen = place
    const square = rows[place.row]?.[place.column]
    setChosen(square, true)
    if (square) show(chart, square, place)
  }
  chart.querySelector('table')?.setAttribute('role', 'grid')
  rows.forEach((row, at) => {
    row.forEach((square, column) => {
      square.setAttribute('role', 'gridcell')
      setChosen(square, false)
      square.addEventListener('click', () => {
        choose({ row: at, column })
        square.focus({ preventScroll: true })
      })
    })
  })
  chart.addEventListener('keydown', (event) => {
    const next = placeAfterKey(event.key, chosen, last)
    if (next === null) return
    event.preventDefault()
    choose(next)
    rows[next.row]?.[next.column]?.focus()
  })
  choose(START)
}

/** One square at a time can be reached with Tab. */
function setChosen(square: HTMLElement | undefined, isChosen: boolean): void {
  if (!square) return
  square.tabIndex = isChosen ? 0 : -1
  square.setAttribute('aria-selected', String(isChosen))
}

function show(chart: HTMLElement, square: HTMLElement, { row, column }: typeof START): void {
  for (const part of ['code', 'name', 'say'] as const) {
    const place = chart.querySelector(`[data-part="${part}"]`)
    if (place) place.textContent = square.dataset[part] ?? ''
  }
  const lock = chart.querySelector<HTMLElement>('[data-chosen] .tone-lock')
  lock?.style.setProperty('--row', String(row))
  lock?.style.setProperty('--column', String(column))
}
