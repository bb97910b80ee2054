"""Portraits as `dump.ts` writes them, and endless training scenes: other women's hair laid as a hole over people whose
neck, shoulders and background are seen, so that what lies behind the hole is known."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import avg_pool2d, grid_sample, interpolate, max_pool2d

H, W = 80, 64
"""The portrait is 80 x 60 cells, the last columns repeat the frame's edge."""
COLUMNS = 60
BACKGROUND, SKIN, CLOTHES = range(3)


@dataclass
class Person:
    name: str
    planes: torch.Tensor
    """8 x H x W: red, green, blue, most hair, background, skin, clothes (shares of what is not hair), oval."""
    frame: tuple
    """cx cy ux uy vx vy s, in cells."""


def read(folder: Path, name: str) -> Person:
    raw = np.frombuffer((folder / f"{name}.bin").read_bytes(), np.uint8).reshape(8, H, COLUMNS)
    planes = torch.from_numpy(raw.astype(np.float32)) / 255
    planes = torch.cat([planes, planes[:, :, -1:].expand(-1, -1, W - COLUMNS)], 2)
    frame = json.loads((folder / f"{name}.json").read_text())
    return Person(name, planes.contiguous(), tuple(frame[k] for k in ("cx", "cy", "ux", "uy", "vx", "vy", "s")))


def read_all(folder: Path) -> list[Person]:
    return [read(folder, p.stem) for p in sorted(folder.glob("*.json"))]


def pixel_grid():
    y, x = torch.meshgrid(torch.arange(H).float(), torch.arange(W).float(), indexing="ij")
    return x + 0.5, y + 0.5


def to_face(frame, x, y):
    cx, cy, ux, uy, vx, vy, s = frame
    dx, dy = x - cx, y - cy
    return (dx * ux + dy * uy) / s, (dx * vx + dy * vy) / s


def to_pixels(frame, u, v):
    cx, cy, ux, uy, vx, vy, s = frame
    return cx + s * (u * ux + v * vx), cy + s * (u * uy + v * vy)


def sample(planes, x, y):
    grid = torch.stack([x / W * 2 - 1, y / H * 2 - 1], -1)[None]
    return grid_sample(planes[None], grid, mode="bilinear", padding_mode="border", align_corners=False)[0]


def dilate(mask, r):
    return max_pool2d(mask[None], 2 * r + 1, 1, r)[0] if r else mask


def ramp(a, b, v):
    t = ((v - a) / (b - a)).clamp(0, 1)
    return t * t * (3 - 2 * t)


def scene(body: Person, hair: Person, rng: np.random.Generator, plain=False):
    """-> rgb 3, hole 1, shares 3, oval 1, u, v, valid 1 (where the truth is known); all H x W. Plain: as photographed."""
    x, y = pixel_grid()
    frame = body.frame
    flip = not plain and rng.random() < 0.5
    if not plain:
        x, y = moved(frame, x, y, flip, rng)
    u, v = to_face(frame, x, y)
    if not plain:
        # men's necks and shoulders are broader: draw them in below the jaw
        most = (0.02, 0.22) if is_man(body) else (-0.06, 0.08)
        wide = 1 + rng.uniform(*most) * ramp(-0.3, -0.62, v)
        x, y = to_pixels(frame, u * wide, v + rng.uniform(-0.04, 0.06) * ramp(-0.5, -0.9, v))
    planes = sample(body.planes, x, y)
    rgb, own, shares, oval = planes[:3], planes[3:4], planes[4:7], planes[7:8]
    own = dilate((own > 0.05).float(), 1)
    hole = torch.maximum(own, laid_over(hair, u, v, rng, plain))
    if flip:
        u = -u
    if not plain:
        if rng.random() < 0.45:
            rgb, shares = undress(rgb, shares, oval, u, v, rng)
        rgb = recolour(rgb, shares, rng)
    return torch.cat([rgb, hole, shares, oval, u[None], v[None], 1 - own])


def is_man(person: Person) -> bool:
    """The portraits of men are called faker-m-…; everybody else counts as a woman."""
    return "-m-" in person.name


def moved(frame, x, y, flip, rng):
    zoom, turn = rng.uniform(0.92, 1.25), rng.normal(0, 0.05)
    c, s = np.cos(turn) / zoom, np.sin(turn) / zoom
    dx, dy = x - frame[0] - rng.uniform(-3, 3), y - frame[1] - rng.uniform(-3, 3)
    if flip:
        dx = -dx
    return frame[0] + c * dx - s * dy, frame[1] + s * dx + c * dy


def laid_over(hair: Person, u, v, rng, plain):
    k = rng.uniform(0.9, 1.18) if not plain else 1.0
    qu = (-u if rng.random() < 0.5 else u) / k + rng.normal(0, 0.02)
    qv = v / (k * rng.uniform(0.9, 1.2)) + rng.normal(0, 0.02)
    out = (sample(hair.planes[3:4], *to_pixels(hair.frame, qu, qv)) > rng.uniform(0.05, 0.3)).float()
    # the face's own features stay in the picture in most scenes, as they do behind a matte
    if rng.random() < 0.75:
        out = out * (1 - ((u / 0.3) ** 2 + ((v + 0.08) / 0.36) ** 2 < 1).float())
    return dilate(out, int(rng.integers(0, 3)))


def undress(rgb, shares, oval, u, v, rng):
    """Cuts the garment to another neckline, with or without straps: nearly all who show their neck wear shirts, and
    without this the network dresses everybody."""
    face = (oval > 0.9) & (v < 0.1)[None]
    if face.sum() < 20:
        return rgb, shares
    skin = rgb[:, face[0]].mean(1)[:, None, None] * float(rng.uniform(0.8, 1.08))
    middle, top = rng.normal(0, 0.06), rng.uniform(-1.75, -0.85)
    bend, steep = rng.uniform(-0.2, 0.5), rng.uniform(-0.3, 1.2)
    across = (u - middle).abs()
    garment = (v < top + bend * across**2 + steep * (across - 0.3).clamp(min=0)).float()
    if rng.random() < 0.6:
        at, wide, lean = rng.uniform(0.3, 0.7), rng.uniform(0.02, 0.14), rng.uniform(-0.2, 0.3)
        garment = torch.maximum(garment, ((across - at + lean * (v + 1.2)).abs() < wide).float())
    if rng.random() < 0.5:
        garment = garment * (across < rng.uniform(0.6, 1.0)).float()  # bare arms
    cloth = shares[CLOTHES : CLOTHES + 1]
    bare = cloth * (1 - garment)
    light = rgb.mean(0, keepdim=True)
    mean = (light * cloth).sum() / cloth.sum().clamp(min=1)
    shade = (0.94 + 0.6 * (light - mean)).clamp(0.6, 1.15) * (1 - 0.25 * ramp(0.3, 1.1, across))
    out = rgb * (1 - bare) + skin * shade * bare
    return out, torch.cat([shares[BACKGROUND : BACKGROUND + 1], shares[SKIN : SKIN + 1] + bare, cloth - bare])


def recolour(rgb, shares, rng):
    """Other light and other cloth and walls; the outlines stay."""
    gain = torch.tensor(rng.normal(1, 0.06, 3) * rng.uniform(0.8, 1.12), dtype=torch.float32)[:, None, None]
    out = rgb ** float(rng.uniform(0.8, 1.3)) * gain
    for c in (BACKGROUND, CLOTHES):
        if rng.random() < 0.6:
            continue
        own = shares[c : c + 1]
        new = out[torch.from_numpy(rng.permutation(3))] * rng.uniform(0.5, 1.1) + rng.uniform(-0.15, 0.25)
        if rng.random() < 0.15:
            new = 1 - new
        out = out * (1 - own) + new * own
    return out.clamp(0, 1)


def spread(values, weight):
    """Push and pull: places of no weight take the mean of the nearest ones of weight, coarse to fine. Batches."""
    levels = []
    v, w = values * weight, weight
    while min(v.shape[2:]) > 2:
        levels.append((v, w))
        v, w = avg_pool2d(v, 2, ceil_mode=True), avg_pool2d(w, 2, ceil_mode=True)
        big = (w * 4).clamp(max=1)
        v, w = v / w.clamp(min=1e-6) * big, big
    total = w.sum((2, 3), keepdim=True)
    out = v.sum((2, 3), keepdim=True) / total.clamp(min=1e-6)
    out = torch.where(total > 1e-4, out, torch.full_like(out, 0.5)).expand_as(v)
    out = v + out * (1 - w)
    for v, w in reversed(levels):
        up = interpolate(out, size=v.shape[2:], mode="bilinear", align_corners=False)
        out = v + up * (1 - w)
    return out


def inputs(scenes):
    """Batch of scenes -> what the network is asked with; `read-ground.ts` computes the same."""
    rgb, hole, shares, oval, uv = scenes[:, :3], scenes[:, 3:4], scenes[:, 4:7], scenes[:, 7:8], scenes[:, 8:10]
    seen = shares * (1 - hole)
    fill = torch.cat([spread(rgb, (seen[:, c : c + 1] - 0.6).clamp(min=0) * 2.5) for c in range(3)], 1)
    return torch.cat([(rgb - 0.5) * 2 * (1 - hole), hole, seen, oval, (uv / 2).clamp(-1.5, 1.5), (fill - 0.5) * 2], 1)
