"""Trains the matte network:  python3 hair/training/train.py FOLDER OUT [--minutes 60]

FOLDER holds what `draw-label.ts` wrote. Portraits named in `judged.txt` are never trained on; they are only
measured. Runs on a GPU when there is one. Writes OUT/matte.pt on the way and the engine's files at the end
(`export.py`).
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import torch
from torch.nn.functional import interpolate, log_softmax, softmax

from network import MatteNetwork
from portraits import HAIR, WIDTH, halved, read_portrait
from scenes import features, make_scene

HERE = Path(__file__).parent
SIZES = ((128, 96), (192, 144), (256, 192))


def judged_names():
    return set((HERE / "judged.txt").read_text().split())


def loss_of(logits, target):
    """Cross entropy against soft shares, heavier at the hair's edge, and soft dice on the hair."""
    alpha = target[:, HAIR]
    edge = 1 + 3 * (4 * alpha * (1 - alpha))
    cross = (-(target * log_softmax(logits, 1)).sum(1) * edge).mean()
    found = softmax(logits, 1)[:, HAIR]
    overlap = (found * alpha).sum((1, 2))
    dice = 1 - (2 * overlap + 1) / (found.sum((1, 2)) + alpha.sum((1, 2)) + 1)
    return cross + 0.5 * dice.mean()


@torch.no_grad()
def judge(network, portraits, device, size):
    """IoU of the hair per portrait, the network alone at its own size."""
    network.eval()
    h, w = size
    out = {}
    for p in portraits:
        rgb = interpolate(p.rgb[None], size=size, mode="area")[0]
        scale = w / WIDTH
        x = features(rgb, p.points * scale, p.oval * scale, h, w)[None].to(device)
        found = softmax(network(x), 1)[0, HAIR].cpu() > 0.5
        true = interpolate(p.alpha[None], size=size, mode="area")[0, 0] > 0.5
        out[p.name] = float((found & true).sum() / (found | true).sum().clamp(min=1))
    network.train()
    return out


_people = {}


def _load(folder, names):
    torch.set_num_threads(1)
    full = [read_portrait(Path(folder), name) for name in names]
    small = [halved(p) for p in full]
    for size in SIZES:
        _people[size] = small if size == SIZES[0] else full


def _batch(count, size, seed):
    random.seed(seed)
    torch.manual_seed(seed)
    people = _people[size]
    donors = [p for p in people if not p.name.startswith("men")]
    pairs = [make_scene(people, donors, *size) for _ in range(count)]
    return torch.stack([x for x, _ in pairs]).half(), torch.stack([y for _, y in pairs]).half()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--shares", type=float, nargs=2, default=(0.5, 0.3), help="of the time at the first two sizes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"

    names = sorted(p.name.removesuffix(".classes.png") for p in args.folder.glob("*.classes.png"))
    held = judged_names()
    trained = [n for n in names if n not in held]
    judged = [read_portrait(args.folder, n) for n in names if n in held]
    print(f"{len(trained)} trained on, {len(judged)} judged, on {device}", flush=True)

    network = MatteNetwork().to(device, memory_format=torch.channels_last)
    if args.resume:
        network.load_state_dict(torch.load(args.resume, map_location=device))
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=1e-4)
    averaged = {k: v.detach().clone() for k, v in network.state_dict().items()}
    pool = ProcessPoolExecutor(args.workers, initializer=_load, initargs=(str(args.folder), trained))
    started = time.time()
    total = args.minutes * 60
    share = lambda: (time.time() - started) / total
    small, middle = args.shares
    size_now = lambda: SIZES[0] if share() < small else SIZES[1] if share() < small + middle else SIZES[2]
    count_now = lambda: args.batch * SIZES[1][0] // size_now()[0]
    base = args.seed * 1_000_003
    waiting = [pool.submit(_batch, count_now(), size_now(), base + k) for k in range(2 * args.workers + 1)]
    step, mean, told, seen = len(waiting), None, time.time(), 0
    while share() < 1:
        x, y = waiting.pop(0).result()
        waiting.append(pool.submit(_batch, count_now(), size_now(), base + step))
        step += 1
        seen += len(x)
        # a short warm-up, then a cosine down to a fiftieth
        at = share()
        rate = args.rate * min(1, step / 100) * (0.02 + 0.98 * 0.5 * (1 + torch.cos(torch.tensor(at * 3.1416)).item()))
        for group in optimiser.param_groups:
            group["lr"] = rate
        loss = loss_of(network(x.float().to(device, memory_format=torch.channels_last)), y.float().to(device))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        decay = min(0.998, step / (step + 50))
        for k, v in network.state_dict().items():
            averaged[k] = v.detach().clone() if not v.is_floating_point() else averaged[k] * decay + v.detach() * (1 - decay)
        mean = loss.item() if mean is None else mean * 0.98 + loss.item() * 0.02
        if time.time() - told > 120:
            told = time.time()
            torch.save(averaged, args.out / "matte.pt")
            line = f"{(told - started) / 60:5.1f} min  step {step}  scenes {seen}  loss {mean:.3f}  size {size_now()[0]}"
            if judged:
                seer = MatteNetwork().to(device)
                seer.load_state_dict(averaged)
                found = sorted(judge(seer, judged, device, size_now()).values())
                line += f"  IoU mean {sum(found) / len(found):.3f} median {found[len(found) // 2]:.3f} worst {found[0]:.3f}"
            print(line, flush=True)
    torch.save(averaged, args.out / "matte.pt")
    pool.shutdown(wait=False, cancel_futures=True)
    network.load_state_dict(averaged)
    for name, iou in sorted(judge(network, judged, device, SIZES[2]).items(), key=lambda e: e[1]):
        print(f"{iou:.3f} {name}")


if __name__ == "__main__":
    main()
